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

/** The handicap index, or what it needs, and by which rule. */
export function IndexSummary({ index, rule }: { index: number | null; rule: Rule }) {
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
      <span className={styles.ruleName}>{SHORT[rule]}</span>
    </p>
  );
}
