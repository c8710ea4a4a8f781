import { heldOn, type Held } from './handicap-line.ts';
import type { Pair } from './pair.ts';

/** Index of the player with the lower handicap; null if both are level. */
const aheadOf = ([first, second]: Pair<number>): 0 | 1 | null => (first === second ? null : first < second ? 0 : 1);

/**
 * First day of the present order of the two handicaps.
 * @returns null if one player has no handicap; `isFirst` on the first day on which both have one
 */
function orderSince(lines: Pair<readonly Held[]>, ahead: 0 | 1 | null): { day: string; isFirst: boolean } | null {
  const days = [...new Set(lines.flat().map(({ date }) => date))].toSorted();
  const orders = days.flatMap((day) => {
    const [first, second] = [heldOn(lines[0], day), heldOn(lines[1], day)];
    return first === null || second === null ? [] : [{ day, ahead: aheadOf([first, second]) }];
  });
  const last = orders.findLastIndex((order) => order.ahead !== ahead);
  const since = orders[last + 1];
  return since ? { day: since.day, isFirst: last === -1 } : null;
}

export interface VerdictProps {
  handicaps: Pair<number | null>;
  lines: Pair<readonly Held[]>;
  /** Names for the start of a sentence. */
  names: Pair<string>;
  formatDay: (day: string) => string;
}

/**
 * "Ada is 2.8 better and has led since June 11, 2025."
 * @returns null if one player has no handicap
 */
export function verdictInWords({ handicaps: [first, second], lines, names, formatDay }: VerdictProps): string | null {
  if (first === null || second === null) return null;
  // By the figures as shown: 5.34 and 5.26 are both 5.3.
  const shown = [Math.round(first * 10), Math.round(second * 10)] as const;
  const ahead = aheadOf(shown);
  const since = orderSince(lines, ahead);
  if (ahead === null) {
    const both = `${names[0]} and ${lower(names[1])}`;
    return since ? `${both} have been level${sinceInWords(since.day, formatDay)}.` : `${both} are level.`;
  }
  const by = (Math.abs(shown[0] - shown[1]) / 10).toFixed(1);
  const lead = `${names[ahead]} is ${by} better`;
  if (!since) return `${lead}.`;
  return since.isFirst
    ? `${lead} and has always been ahead.`
    : `${lead} and has led${sinceInWords(since.day, formatDay)}.`;
}

const sinceInWords = (day: string, formatDay: VerdictProps['formatDay']) => ` since ${formatDay(day)}`;

/** "The second player" within a sentence. */
const lower = (name: string) => name.replace(/^The /, 'the ');
