import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { MINIMUM_SCORES } from '@golf/shared/handicap';
import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Calculator.module.css';

/** The handicap index, or how many scores it needs. */
export function IndexSummary({ index }: { index: number | null }) {
  return (
    <p aria-live="polite" className={styles.index}>
      <span className={styles.resultName}>Handicap Index: </span>
      {index === null ? (
        <strong className={styles.few}>{`Minimum ${MINIMUM_SCORES} Scores Required`}</strong>
      ) : (
        <strong>
          <span aria-hidden>{formatHandicap(index)}</span>
          <VisuallyHidden>{speakHandicap(index)}</VisuallyHidden>
        </strong>
      )}
    </p>
  );
}
