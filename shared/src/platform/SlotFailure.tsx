import styles from './SlotFailure.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/* No button of shared/ui: each app bundles its own of those, and the platform is one for the page. */

export interface SlotFailureProps {
  /** The feature in the visitor's words. */
  feature: string;
  onRetry: () => void;
}

/** What a visitor sees in place of a feature that failed. */
export function SlotFailure({ feature, onRetry }: SlotFailureProps) {
  const failure = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={failure} role="alert" className={styles.failure}>
      <p className={styles.what}>{feature} could not be shown.</p>
      <p className={styles.why}>The rest of the site works. Check your connection, then try again.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export interface PartFailureProps {
  /** The part in the visitor's words: "The filter". */
  what: string;
  onRetry: () => void;
}

/** What a visitor sees in place of a part of a feature that could not be loaded. */
export function PartFailure({ what, onRetry }: PartFailureProps) {
  const failure = useKeptFocus<HTMLParagraphElement>();
  return (
    <p ref={failure} role="alert" className={styles.part}>
      {what} could not be loaded.{' '}
      <button type="button" className={styles.retryLink} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
