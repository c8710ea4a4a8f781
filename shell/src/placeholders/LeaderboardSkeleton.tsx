import styles from './LeaderboardSkeleton.module.css';
import { spans } from './spans.tsx';

const ROWS = 12;
const BUTTONS = 4;
const COLUMNS = 6;

/** Where the leaderboard will be: its field, its buttons, the head of the table and its first rows. */
export const LeaderboardSkeleton = () => (
  <>
    <div aria-hidden className={styles.toolbar}>
      {spans(1 + BUTTONS)}
    </div>
    <div className={styles.table} role="status" aria-label="Loading the leaderboard">
      {Array.from({ length: 1 + ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          {spans(COLUMNS)}
        </div>
      ))}
    </div>
  </>
);
