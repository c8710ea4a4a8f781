import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Orders.module.css';

export interface OrdersProps<Order extends string> {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  orders: readonly (readonly [order: Order, label: string])[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** A choice between a few ways to sort. */
export function Orders<Order extends string>({ id, orders, order, onOrder }: OrdersProps<Order>) {
  return (
    <fieldset className={styles.orders}>
      <legend className={styles.legend}>
        <VisuallyHidden upTo={640}>Sort by</VisuallyHidden>
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
