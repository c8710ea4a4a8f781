import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Orders.module.css';

export interface OrdersProps<Order extends string> {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  orders: readonly (readonly [order: Order, label: string])[];
  order: Order;
  onOrder: (order: Order) => void;
  /** Whether it has its own line on a phone, with space for its label. */
  wide?: boolean;
}

/** Radio buttons for the sort order. */
export function Orders<Order extends string>({ id, orders, order, onOrder, wide = false }: OrdersProps<Order>) {
  return (
    <fieldset className={styles.orders} data-wide={wide || undefined}>
      <legend className={styles.legend}>
        {wide ? <span>Sort by</span> : <VisuallyHidden upTo="phone">Sort by</VisuallyHidden>}
      </legend>
      {orders.map(([value, label]) => (
        <label key={value} className={styles.order}>
          <input type="radio" name={id} value={value} checked={order === value} onChange={() => onOrder(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
