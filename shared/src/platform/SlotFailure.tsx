import styles from './SlotFailure.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/* No Button of shared/ui: each app bundles its own copy of shared/ui, and the platform exists once on a page. */

export interface SlotFailureProps {
  /** Display name of the feature. */
  feature: string;
  onRetry: () => void;
}

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
  /** Display name of the part: "The filter". */
  what: string;
  onRetry: () => void;
}

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
