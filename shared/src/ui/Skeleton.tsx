import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many rows or cards to draw. */
  rows: number;
  /** Height of each in rem: that of the content that will replace it. */
  rowHeight: number;
  /** Height in rem kept free above the rows, for a toolbar or the head of a table. */
  above?: number;
  /** The same on phones, where what stands above the rows takes more lines. */
  aboveOnPhone?: number;
  /** Draws cards with a picture instead of rows. */
  cards?: boolean;
  /** What is loading, for screen readers. */
  label: string;
}

/** A placeholder of the final size while content loads. */
export function Skeleton(props: SkeletonProps) {
  const { rows, rowHeight, above, aboveOnPhone, cards = false, label } = props;
  return (
    <>
      {above !== undefined && (
        <>
          <div aria-hidden className={styles.above} style={{ height: `${above}rem` }} />
          {aboveOnPhone !== undefined && (
            <div aria-hidden className={styles.onPhone} style={{ height: `${aboveOnPhone - above}rem` }} />
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
