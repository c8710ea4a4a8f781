import styles from './LoadingLines.module.css';

export interface LoadingLinesProps {
  lines: number;
  /** Height of each line in rem. */
  height: number;
}

/** Placeholder lines for text or table rows that are loading, without a background of their own. */
export function LoadingLines({ lines, height }: LoadingLinesProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
