import styles from './Skeleton.module.css';

/** Minimum height in rem of a row that is drawn as a section: a heading with lines below. */
const SECTION = 8;

export interface SkeletonProps {
  rows: number;
  /** Height of each row in rem, as in the final content. */
  rowHeight: number;
  /** Screen reader text of a card: "Loading the text". Without it: silent lines without a background. */
  label?: string;
}

/** A placeholder of the final size while content loads. */
export const Skeleton = ({ rows, rowHeight, label }: SkeletonProps) => (
  <div
    className={label ? styles.card : styles.lines}
    role={label && 'status'}
    aria-label={label}
    aria-hidden={!label || undefined}
  >
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className={styles.row}
        data-section={(label && rowHeight >= SECTION) || undefined}
        style={{ height: `${rowHeight}rem` }}
      />
    ))}
  </div>
);
