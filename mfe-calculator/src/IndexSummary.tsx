import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { MINIMUM_SCORES } from '@golf/shared/handicap';
import { VisuallyHidden } from '@golf/shared/ui';
import styles from './Results.module.css';
import type { Rule } from './rule.ts';
import { HOLES_FOR_INDEX } from './whs/record.ts';

const NEEDED: Record<Rule, string> = {
  site: `Minimum ${MINIMUM_SCORES} Scores Required`,
  whs: `Minimum ${HOLES_FOR_INDEX} Holes Required`,
};

/** The rules, where there is no room for their names. */
const SHORT: Record<Rule, string> = { site: 'Site rule', whs: 'WHS 2024' };

export interface IndexSummaryProps {
  index: number | null;
  rule: Rule;
  /** Scores, or holes, that there are of those it takes: "1 of 3". */
  progress: string;
}

/** The handicap index, or what it needs, and by which rule. */
export function IndexSummary({ index, rule, progress }: IndexSummaryProps) {
  return (
    <p className={styles.index}>
      <span className={styles.resultName}>Handicap Index: </span>
      {index === null ? (
        <strong className={styles.few}>{NEEDED[rule]}</strong>
      ) : (
        <strong>
          <span aria-hidden>{formatHandicap(index)}</span>
          <VisuallyHidden>{speakHandicap(index)}</VisuallyHidden>
        </strong>
      )}
      <span className={styles.ruleName}>
        {index === null && progress}
        <span data-beside={index === null || undefined}>{SHORT[rule]}</span>
      </span>
    </p>
  );
}
