import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Orders.module.css';

export interface OrdersProps<Order extends string> {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  orders: readonly (readonly [order: Order, label: string])[];
  order: Order;
  onOrder: (order: Order) => void;
  /** Has a line of its own on a phone, and so room for its name. */
  wide?: boolean;
}

/** A choice between a few ways to sort. */
export function Orders<Order extends string>({ id, orders, order, onOrder, wide = false }: OrdersProps<Order>) {
  return (
    <fieldset className={styles.orders} data-wide={wide || undefined}>
      <legend className={styles.legend}>
        {wide ? <span>Sort by</span> : <VisuallyHidden upTo={640}>Sort by</VisuallyHidden>}
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
