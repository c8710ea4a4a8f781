import type { RoundPage } from '@golf/shared/api';
import { useDates } from '@golf/shared/ui';
import { correctionInWords } from '../past/correction-in-words.ts';
import styles from './Round.module.css';

/** Corrections since the round was tracked, the latest first. */
export function RoundCorrections({ page: { corrections } }: { page: RoundPage }) {
  const { formatDay } = useDates();
  return (
    <dl className={styles.changes}>
      {corrections.toReversed().map(({ day, was, is }) => (
        <div key={`${day} ${JSON.stringify(was)}`}>
          <dt>{formatDay(day)}</dt>
          <dd>{correctionInWords(was, is, formatDay)}</dd>
        </div>
      ))}
    </dl>
  );
}
