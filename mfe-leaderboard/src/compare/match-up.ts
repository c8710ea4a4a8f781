import type { Ratings } from '@golf/shared/handicap';
import { strokesToPlayLevel } from '@golf/shared/handicap';
import type { Pair } from './pair.ts';

/** Strokes that one player receives from given tees. */
export interface MatchUp {
  /** Index of the receiver; null if the match is level. */
  player: 0 | 1 | null;
  strokes: number;
}

/** Strokes that make the match level. */
export function matchUp([first, second]: Pair<number>, tees: Ratings): MatchUp {
  const strokes = strokesToPlayLevel(first, second, tees);
  return { player: strokes === 0 ? null : strokes > 0 ? 0 : 1, strokes: Math.abs(strokes) };
}

/** Name of tees. Men's and women's ratings of tees of the same name differ: "47 (women)". */
export const teeName = (tee: string, isWomens: boolean) => (isWomens ? `${tee} (women)` : tee);

/** "3 strokes", "1 stroke" */
export const inStrokes = (strokes: number) => `${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}`;

/**
 * "Bo gets 3 strokes at Carnoustie, White."
 * @param where "at Carnoustie, White"
 */
export const matchUpInWords = ({ player, strokes }: MatchUp, names: Pair<string>, where: string): string =>
  player === null
    ? `They play level, with no strokes given, ${where}.`
    : `${names[player]} gets ${inStrokes(strokes)} ${where}.`;

/** Match-up strokes of several tees. */
export interface FromTees<T> {
  /** Tees that differ from the most common number of strokes, fewest strokes first. */
  exceptions: { contest: T; strokes: number }[];
  /** The most common number of strokes; null if none is common enough to summarise. */
  others: { count: number; strokes: number } | null;
}

/** Up to this many tees with the same strokes are listed one by one. */
const ONE_BY_ONE = 3;

/** Groups tees by strokes: the most common number is summarised. */
export function byStrokes<T>(contests: readonly T[], strokesFrom: (contest: T) => number): FromTees<T> {
  const all = contests
    .map((contest) => ({ contest, strokes: strokesFrom(contest) }))
    .toSorted((a, b) => a.strokes - b.strokes);
  const answers = [...Map.groupBy(all, ({ strokes }) => strokes)].toSorted(([, a], [, b]) => b.length - a.length);
  const [strokes, same] = answers[0] ?? [0, []];
  if (same.length <= ONE_BY_ONE) return { exceptions: all, others: null };
  return { exceptions: all.filter((one) => one.strokes !== strokes), others: { count: same.length, strokes } };
}
