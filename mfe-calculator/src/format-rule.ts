import { formatHandicap } from '@golf/shared/format';
import { indexRule, LATEST_ROUNDS } from '@golf/shared/handicap';

const WITH_ALL = `With ${LATEST_ROUNDS}, it’s the average of your lowest ${indexRule(LATEST_ROUNDS)?.useLowest}.`;

/** Reason why the index line may get worse although the scores get better. */
export const STROKES_OFF =
  'With 3, 4 or 6 scores, a stroke or two is taken off. When that ends, your index can rise even after a good round.';

interface RuleText {
  /** The rule for the current number of scores, as a sentence. */
  now: string;
  /** The rule for twenty scores; null if it is the same. */
  later: string | null;
}

/** The table in words. */
export function formatRule(scores: number): RuleText {
  const rule = indexRule(scores);
  if (!rule) return { now: 'You’ll get an index once you’ve added three scores.', later: WITH_ALL };
  const { useLowest, adjustment } = rule;
  if (scores >= LATEST_ROUNDS)
    return { now: `The average of the lowest ${useLowest} of your latest ${LATEST_ROUNDS} scores.`, later: null };
  const what = useLowest === 1 ? 'your lowest adjusted score' : `the average of your lowest ${useLowest}`;
  const less = adjustment === 0 ? '' : `, less\u00A0${formatHandicap(-adjustment)}`;
  return { now: `With ${scores} scores, your index is ${what}${less}.`, later: WITH_ALL };
}
