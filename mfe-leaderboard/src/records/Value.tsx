import type { RecordUnit } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Records.module.css';
import { valueInWords } from './value-in-words.ts';

/** A value, large, with its unit, small. */
export function Value({ value, unit }: { value: number; unit: RecordUnit }) {
  const words = valueInWords(value, unit);
  return (
    <p className={styles.value}>
      <span aria-hidden>
        <span className={styles.number} data-under={(unit === 'to_par' && value < 0) || undefined}>
          {words.number}
        </span>
        {words.unit && <span className={styles.unit}> {words.unit}</span>}
      </span>
      <VisuallyHidden>{words.spoken}</VisuallyHidden>
    </p>
  );
}
