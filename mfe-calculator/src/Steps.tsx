import { unbrokenFormula } from '@golf/shared/format';
import type { Step } from './step.ts';
import styles from './Steps.module.css';

/** A calculation step by step with the numbers filled in, opened by a press. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <details className={styles.working}>
      <summary>{title}</summary>
      <ol>
        {steps.map(({ name, sum, result }) => (
          <li key={name}>
            <span className={styles.stepName}>{name}</span>
            <span className={styles.sum}>
              {sum && unbrokenFormula(`${sum} = `)}
              <strong>{result}</strong>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
