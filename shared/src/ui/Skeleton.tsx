import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many rows or cards to draw. */
  rows: number;
  /** Height of each in rem: that of the content that will replace it. */
  rowHeight: number;
  /** Height in rem kept free above the rows, for a toolbar or the head of a table. */
  above?: number;
  /** The same on screens below 64em, where what stands above the rows takes more lines. */
  aboveOnNarrow?: number;
  /** Draws cards with a picture instead of rows. */
  cards?: boolean;
  /** What is loading, for screen readers. */
  label: string;
}

/** A placeholder of the final size while content loads. */
export function Skeleton({ rows, rowHeight, above, aboveOnNarrow, cards = false, label }: SkeletonProps) {
  return (
    <>
      {above !== undefined && (
        <>
          <div aria-hidden className={styles.above} style={{ height: `${above}rem` }} />
          {aboveOnNarrow !== undefined && (
            <div aria-hidden className={styles.onNarrow} style={{ height: `${aboveOnNarrow - above}rem` }} />
          )}
        </>
      )}
      <div className={cards ? styles.cards : styles.lines} role="status" aria-label={label}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={cards ? styles.card : styles.row} style={{ height: `${rowHeight}rem` }} />
        ))}
      </div>
    </>
  );
}
