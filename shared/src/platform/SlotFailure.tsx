import { Button } from '../ui/Button.tsx';
import styles from './SlotFailure.module.css';

export interface SlotFailureProps {
  /** The feature in the visitor's words. */
  feature: string;
  onRetry: () => void;
}

/** What a visitor sees in place of a feature that failed. */
export function SlotFailure({ feature, onRetry }: SlotFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.what}>{feature} could not be shown.</p>
      <p className={styles.why}>The rest of the site works. Check your connection, then try again.</p>
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
