import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines are on their way. */
  rows: number;
  /** Height of each in rem: that of what will stand there. */
  rowHeight: number;
  /** Room in rem for what will stand above the rows: a toolbar, the head of a table. */
  above?: number;
  /** Each a card of its own with a picture, not a line of one. */
  cards?: boolean;
  /** What is loading, for screen readers. */
  label: string;
}

/** Loading rows of their final size. */
export function Skeleton({ rows, rowHeight, above, cards = false, label }: SkeletonProps) {
  return (
    <>
      {above !== undefined && <div aria-hidden className={styles.above} style={{ height: `${above}rem` }} />}
      <div className={cards ? styles.cards : styles.lines} role="status" aria-label={label}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={cards ? styles.card : styles.row} style={{ height: `${rowHeight}rem` }} />
        ))}
      </div>
    </>
  );
}
