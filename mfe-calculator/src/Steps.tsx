import { unbrokenFormula } from '@golf/shared/format';
import type { Step } from './step.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  title: string;
  steps: readonly Step[];
  /** Limits of the calculation. */
  note?: string;
}

/** Collapsible calculation, step by step with the numbers filled in. */
export function Steps({ title, steps, note }: StepsProps) {
  return (
    <details className={styles.working}>
      <summary>{title}</summary>
      <ol>
        {steps.map(({ name, sum, exact, result }) => (
          <li key={name}>
            <span className={styles.stepName}>{name}</span>
            <span className={styles.sum}>
              {sum && unbrokenFormula(exact ? `${sum} = ${exact},\u00A0rounded\u00A0` : `${sum} = `)}
              <strong>{result}</strong>
            </span>
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </details>
  );
}
