import { formatHandicap } from '@golf/shared/format';
import { indexRule, LATEST_ROUNDS } from '@golf/shared/handicap';

const WITH_ALL = `With ${LATEST_ROUNDS}, it’s the average of your lowest ${indexRule(LATEST_ROUNDS)?.useLowest}.`;

/** Why the line of the index may fall although the scores get better. */
export const STROKES_OFF =
  'With 3, 4 or 6 scores the rule takes off a stroke or two. When it no longer does, your index can go up after a good round.';

/** How the site's rule makes an index of so many scores, in a sentence or two. */
export function sayRule(scores: number): string {
  const rule = indexRule(scores);
  if (!rule) return `You get an index from your third score. ${WITH_ALL}`;
  const { useLowest, adjustment } = rule;
  if (scores >= LATEST_ROUNDS) return `The average of the lowest ${useLowest} of your latest ${LATEST_ROUNDS} scores.`;
  const what = useLowest === 1 ? 'your lowest adjusted score' : `the average of your lowest ${useLowest}`;
  const less = adjustment === 0 ? '' : `, less ${formatHandicap(-adjustment)}`;
  return `With ${scores} scores, your index is ${what}${less}. ${WITH_ALL}`;
}
