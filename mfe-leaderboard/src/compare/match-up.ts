import type { Ratings } from '@golf/shared/handicap';
import { strokesToPlayLevel } from '@golf/shared/handicap';
import type { Pair } from './pair.ts';

/** Who gets how many strokes from some tees. */
export interface MatchUp {
  /** Who gets them, 0 or 1; null: nobody. */
  player: 0 | 1 | null;
  strokes: number;
}

/** The strokes with which two handicaps play level. */
export function matchUp([first, second]: Pair<number>, tees: Ratings): MatchUp {
  const strokes = strokesToPlayLevel(first, second, tees);
  return { player: strokes === 0 ? null : strokes > 0 ? 0 : 1, strokes: Math.abs(strokes) };
}

/** The name of tees; men and women are rated apart from tees of the same name: "47 (women)". */
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

/** The strokes from each of some tees. */
export interface FromTees<T> {
  /** Tees from which they are other strokes than from most, the fewest first. */
  exceptions: { contest: T; strokes: number }[];
  /** The strokes from all others; null: no answer is given often enough to be told at once. */
  others: { count: number; strokes: number } | null;
}

/** Tees with the same strokes that are told one by one, at most. */
const ONE_BY_ONE = 3;

/** Tees with the strokes that they make: those that most of them make are told once. */
export function byStrokes<T>(contests: readonly T[], strokesFrom: (contest: T) => number): FromTees<T> {
  const all = contests
    .map((contest) => ({ contest, strokes: strokesFrom(contest) }))
    .toSorted((a, b) => a.strokes - b.strokes);
  const answers = [...Map.groupBy(all, ({ strokes }) => strokes)].toSorted(([, a], [, b]) => b.length - a.length);
  const [strokes, same] = answers[0] ?? [0, []];
  if (same.length <= ONE_BY_ONE) return { exceptions: all, others: null };
  return { exceptions: all.filter((one) => one.strokes !== strokes), others: { count: same.length, strokes } };
}
