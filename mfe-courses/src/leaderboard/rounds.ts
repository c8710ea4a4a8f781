import { FIRST_OF_TEE, type CourseScore } from '@golf/shared/api';

/** Within a tee: the best first, or the newest first. */
export type Order = 'score' | 'date';

/** Leaderboards up to this length are shown in full. */
const SHORT = 15;

/**
 * Key of a tee. Without ids from the backend it is name and par: women's and men's tees may share a name, and then
 * differ in par.
 */
export const teeOf = ({ tee_id: id, tee_name: name, tee_par: par }: CourseScore) =>
  id === null ? `${name}|${par}` : String(id);

const byDay = (a: CourseScore, b: CourseScore) => (a.score_date < b.score_date ? -1 : 1);

const COMPARE: Record<Order, (a: CourseScore, b: CourseScore) => number> = {
  score: (a, b) => a.score_over_par - b.score_over_par,
  date: (a, b) => (a.score_date === b.score_date ? 0 : -byDay(a, b)),
};

/** Sorts within each tee; tees keep their order, ties theirs. */
export function ordered(rounds: readonly CourseScore[], order: Order): CourseScore[] {
  const compare = COMPARE[order];
  return [...Map.groupBy(rounds, teeOf).values()].flatMap((ofTee) => ofTee.toSorted(compare));
}

/** Splits the rounds into runs from the same tee, with a separator between two runs. */
export function runsOfTees(rounds: readonly CourseScore[]): CourseScore[][] {
  const runs: CourseScore[][] = [];
  for (const round of rounds) {
    const run = runs.at(-1);
    if (run?.[0] && teeOf(run[0]) === teeOf(round)) run.push(round);
    else runs.push([round]);
  }
  return runs;
}

/** Each player's best round over the whole course, the earliest on a tie; in the given order. */
export function bestOfPlayers(rounds: readonly CourseScore[]): CourseScore[] {
  const best = new Map<number, CourseScore>();
  for (const round of rounds) {
    const other = best.get(round.player_id);
    const better = other === undefined || round.score_over_par < other.score_over_par;
    const earlier = round.score_over_par === other?.score_over_par && round.score_date < other.score_date;
    if (better || earlier) best.set(round.player_id, round);
  }
  return rounds.filter((round) => best.get(round.player_id) === round);
}

/** One round from each of the tees, in their order. */
export function teesOf(rounds: readonly CourseScore[]): CourseScore[] {
  return [...Map.groupBy(rounds, teeOf).values()].flatMap(([first]) => first ?? []);
}

/** The place of a round among the rounds from the same tee. */
export interface Rank {
  position: number;
  tied: boolean;
}

/** The place of each round by score; equal scores share one. */
export function ranksOf(rounds: readonly CourseScore[]): Map<CourseScore, Rank> {
  const ranks = new Map<CourseScore, Rank>();
  for (const ofTee of Map.groupBy(rounds, teeOf).values()) {
    const sorted = ofTee.toSorted(COMPARE.score);
    let position = 1;
    for (const [index, round] of sorted.entries()) {
      const { score_over_par: score } = round;
      if (sorted[index - 1]?.score_over_par !== score) position = index + 1;
      const tied = [sorted[index - 1], sorted[index + 1]].some((other) => other?.score_over_par === score);
      ranks.set(round, { position, tied });
    }
  }
  return ranks;
}

/** Rounds that fit on one sheet with the rest of the card: on Letter, the shorter of the two common sizes. */
const ON_PAPER = 24;

/** The printed rounds: the first of each tee, the same number of each, as many as fit. */
export function onPaper(runs: readonly CourseScore[][], room = ON_PAPER): Set<CourseScore> {
  const first = (count: number) => runs.flatMap((run) => run.slice(0, count));
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  let count = 1;
  while (count < longest && first(count + 1).length <= room) count += 1;
  return new Set(first(count).slice(0, room));
}

/**
 * The rounds shown at first: a short leaderboard in full, else the first few rounds of each tee.
 * @param isOneTee whether the visitor has chosen one tee: then more of its rounds
 */
export function firstOf(rounds: readonly CourseScore[], isOneTee = false): CourseScore[] {
  if (rounds.length <= SHORT) return [...rounds];
  if (isOneTee) return rounds.slice(0, SHORT);
  return runsOfTees(rounds).flatMap((run) => run.slice(0, FIRST_OF_TEE));
}
