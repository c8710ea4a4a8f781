import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';
import { typedHandicap } from './decimals.ts';
import { handicapFault } from './limits.ts';

/**
 * Rule of the index: only the table of the World Handicap System, or the full 2024 system. Neither is the leaderboard's
 * rule.
 */
export type Rule = 'table' | 'whs';

export const RULES: readonly [rule: Rule, label: string][] = [
  ['table', 'Table only'],
  ['whs', 'All 2024 rules'],
];

interface RuleChoice {
  rule: Rule;
  /** The visitor's low index of the last 365 days, as typed; empty: taken from the record. */
  lowIndex: string;
}

/** The rule chosen by the visitor, stored in their browser. */
export const calculatorRule = createPreference<RuleChoice>(
  'calculatorRule',
  v.object({
    rule: v.fallback(v.picklist(RULES.map(([rule]) => rule)), 'table'),
    lowIndex: v.pipe(v.string(), v.maxLength(40)),
  }),
  { rule: 'table', lowIndex: '' },
);

/** Options of an index calculation. */
export interface IndexOptions {
  rule: Rule;
  /** The low index, plus handicaps negative; null: taken from the record. */
  lowIndex: number | null;
}

export const TABLE: IndexOptions = { rule: 'table', lowIndex: null };

export function optionsOf({ rule, lowIndex }: RuleChoice): IndexOptions {
  const typed = handicapFault(lowIndex) ? null : typedHandicap(lowIndex);
  return { rule, lowIndex: typed === null ? null : Number(typed) };
}
