import { Card } from '@golf/shared/ui';
import styles from './LeaderboardPlaceholder.module.css';

const ROWS = 12;

const bars = (count: number) =>
  Array.from({ length: count }, (_, place) => <span key={place} className={styles.bar} />);

/** Placeholder of the leaderboard: search field, news line, table head and first rows. */
export const LeaderboardPlaceholder = () => (
  <>
    <div aria-hidden className={styles.toolbar}>
      {bars(2)}
    </div>
    <Card look="raised" className={styles.table} role="status" aria-label="Loading the leaderboard">
      {Array.from({ length: 1 + ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          {bars(4)}
        </div>
      ))}
    </Card>
  </>
);
