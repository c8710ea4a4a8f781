import styles from './LoadingLines.module.css';

export interface LoadingLinesProps {
  lines: number;
  /** In rem, per line. */
  height: number;
}

/** Placeholder lines for loading text or table rows, without a background. */
export function LoadingLines({ lines, height }: LoadingLinesProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
