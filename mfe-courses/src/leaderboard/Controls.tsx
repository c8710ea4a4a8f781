import styles from './Controls.module.css';
import { Orders } from './Orders.tsx';
import type { Order } from './rounds.ts';

const ORDERS: readonly (readonly [order: Order, label: string])[] = [
  ['score', 'Score'],
  ['date', 'Date'],
];

export interface ControlsProps {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  order: Order;
  onOrder: (order: Order) => void;
  /** Only the best round of each player. */
  best: boolean;
  onBest: (best: boolean) => void;
}

/** Sort order of a course's leaderboard, and a switch for the best round of each player. */
export function Controls({ id, order, onOrder, best, onBest }: ControlsProps) {
  return (
    <div data-needs-script className={styles.controls}>
      <label className={styles.best}>
        {/* The input's own state is enough: HTML forbids aria-checked on a checkbox. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input type="checkbox" role="switch" checked={best} onChange={(event) => onBest(event.target.checked)} />
        Best round per player
      </label>
      <Orders id={`order-${id}`} orders={ORDERS} order={order} onOrder={onOrder} />
    </div>
  );
}
