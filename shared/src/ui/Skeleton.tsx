import styles from './Skeleton.module.css';

/** Minimum height in rem of a row that is drawn as a section: a heading with lines below. */
const SECTION = 8;

export interface SkeletonProps {
  rows: number;
  /** Height of each row in rem, as in the final content. */
  rowHeight: number;
  /** Screen reader text: "Loading the text". */
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
