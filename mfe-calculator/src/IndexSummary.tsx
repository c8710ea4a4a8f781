import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { MINIMUM_SCORES } from '@golf/shared/handicap';
import { VisuallyHidden } from '@golf/shared/ui';
import type { CSSProperties } from 'react';
import styles from './Results.module.css';
import type { Rule } from './rule.ts';
import { HOLES_FOR_INDEX } from './whs/record.ts';

const MINIMUM: Record<Rule, number> = { table: MINIMUM_SCORES, whs: HOLES_FOR_INDEX };

const NEEDED: Record<Rule, string> = {
  table: `Minimum ${MINIMUM.table} Scores Required`,
  whs: `Minimum ${MINIMUM.whs} Holes Required`,
};

/** Short names of the rules for narrow layouts. */
const SHORT: Record<Rule, string> = {
  table: 'by the World Handicap System’s table',
  whs: 'by the World Handicap System of 2024',
};

export interface IndexSummaryProps {
  index: number | null;
  rule: Rule;
  /** Number of scores or holes so far. */
  done: number;
}

/** One dot for each required round, filled by the scores or holes so far. */
function Dots({ done, of }: { done: number; of: number }) {
  const rounds = (MINIMUM_SCORES * done) / of;
  return (
    <span className={styles.dots}>
      {Array.from({ length: MINIMUM_SCORES }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={styles.dot}
          style={{ '--filled': `${Math.round(100 * Math.min(1, Math.max(0, rounds - index)))}%` } as CSSProperties}
        />
      ))}
      <span className={styles.done}>
        {done} of {of}
      </span>
    </span>
  );
}

/** The handicap index, or its missing requirements, and the rule. */
export function IndexSummary({ index, rule, done }: IndexSummaryProps) {
  return (
    <p className={styles.index}>
      <span className={styles.resultName}>Handicap Index: </span>
      {index === null ? (
        <>
          <strong className={styles.few}>{NEEDED[rule]}</strong>
          <Dots done={done} of={MINIMUM[rule]} />
        </>
      ) : (
        <strong>
          <span aria-hidden>{formatHandicap(index)}</span>
          <VisuallyHidden>{speakHandicap(index)}</VisuallyHidden>
        </strong>
      )}
      {index === null ? (
        <VisuallyHidden>{SHORT[rule]}</VisuallyHidden>
      ) : (
        <span className={styles.ruleName}>{SHORT[rule]}</span>
      )}
    </p>
  );
}
