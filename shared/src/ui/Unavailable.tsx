import { Button } from './Button.tsx';
import styles from './Unavailable.module.css';

export interface UnavailableProps {
  /** What is missing, as a sentence: "The tees are not available right now." */
  children: string;
  /** Makes the failed call again. */
  onRetry: () => unknown;
}

/** Stands in for what a failed call should have shown, with a way to make the call again. */
export function Unavailable({ children, onRetry }: UnavailableProps) {
  return (
    <p role="status" className={styles.note}>
      {children} <Button onClick={() => void onRetry()}>Try again</Button>
    </p>
  );
}
