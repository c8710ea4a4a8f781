import { Bones } from './Bones.tsx';
import styles from './LeaderboardSkeleton.module.css';

const ROWS = 12;
const BUTTONS = 4;
const COLUMNS = 6;

/** Where the leaderboard will be: its field, its buttons, the head of the table and its first rows. */
export const LeaderboardSkeleton = () => (
  <>
    <div aria-hidden>
      <Bones count={1 + BUTTONS} className={styles.toolbar} />
    </div>
    <div className={styles.table} role="status" aria-label="Loading the leaderboard">
      {Array.from({ length: 1 + ROWS }, (_, row) => (
        <Bones key={row} count={COLUMNS} className={styles.row} />
      ))}
    </div>
  </>
);
