import styles from './Skeleton.module.css';

/** A row from this height on is a section of a page: a heading and lines below it, in rem. */
const SECTION = 8;

export interface SkeletonProps {
  /** How many rows to draw. */
  rows: number;
  /** Height of each in rem: that of the content that will replace it. */
  rowHeight: number;
  /** What is loading, for screen readers. */
  label: string;
}

/** A placeholder of the final size while content loads. */
export const Skeleton = ({ rows, rowHeight, label }: SkeletonProps) => (
  <div className={styles.lines} role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className={styles.row}
        data-section={rowHeight >= SECTION || undefined}
        style={{ height: `${rowHeight}rem` }}
      />
    ))}
  </div>
);
