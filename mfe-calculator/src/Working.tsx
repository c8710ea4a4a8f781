import { formatHandicap } from '@golf/shared/format';
import type { Step } from './adjusted-score.ts';
import styles from './Calculator.module.css';

/** The calculation of an adjusted score, step by step, with the numbers filled in. */
export function Working({ steps, adjusted }: { steps: readonly Step[]; adjusted: number }) {
  return (
    <details className={styles.working}>
      <summary>How this is worked out</summary>
      <ol>
        {steps.map(({ name, sum, result }) => (
          <li key={name}>
            <span className={styles.stepName}>{name}</span>
            <span className={styles.sum}>
              {sum} = <strong>{result}</strong>
            </span>
          </li>
        ))}
        <li>
          <span className={styles.stepName}>Rounded to one decimal</span>
          <span className={styles.sum}>
            <strong>{formatHandicap(adjusted)}</strong>
          </span>
        </li>
      </ol>
    </details>
  );
}
