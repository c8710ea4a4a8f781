import type { CourseScore, CourseTop } from '@golf/shared/api';
import { bestOfPlayers, firstOf, ordered, ranksOf, teeOf, teesOf, type Order, type Rank } from './rounds.ts';

/** The visitor's choices for a leaderboard. */
export interface Choice {
  order: Order;
  /** Only the best round of each player. */
  best: boolean;
  /** Rounds from this tee only; null: from all. */
  tee: string | null;
}

/** A leaderboard as rendered. */
export interface Listing {
  /** One round from each of the tees, chosen or not. */
  tees: CourseScore[];
  /** The only shown tee. */
  tee: string | null;
  /** The rounds shown at first ... */
  first: CourseScore[];
  /** ... and after "show all". */
  all: CourseScore[];
  /** Number of all rounds: only the first ones may have loaded. */
  total: number;
  /** Number of rounds from each tee. */
  counts: ReadonlyMap<string, number>;
  /** Places among the chosen rounds, and among all rounds from the tee. */
  ranks: ReadonlyMap<CourseScore, Rank>;
  records: ReadonlyMap<CourseScore, Rank>;
}

/** Applies the visitor's choices to all rounds. */
export function listingOf(rounds: readonly CourseScore[], { order, best, tee: wanted }: Choice): Listing {
  const tees = teesOf(rounds);
  // After a refetch the tee may be missing.
  const tee = tees.some((round) => teeOf(round) === wanted) ? wanted : null;
  const ofTee = tee === null ? rounds : rounds.filter((round) => teeOf(round) === tee);
  const chosen = best ? bestOfPlayers(ofTee) : ofTee;
  const all = ordered(chosen, order);
  return {
    tees,
    tee,
    first: firstOf(all, tee !== null),
    all,
    total: all.length,
    counts: new Map([...Map.groupBy(all, teeOf)].map(([key, { length }]) => [key, length])),
    ranks: ranksOf(chosen),
    records: ranksOf(rounds),
  };
}

/** The first rounds of a long leaderboard: the initial rows that `listingOf` computes from all rounds. */
export function listingOfTop({ rounds, tees }: CourseTop): Listing {
  const first = tees.flatMap((tee) => tee.first.map(({ round }) => round));
  const ranks = new Map(
    tees.flatMap((tee) =>
      tee.first.map(({ round, position, tied }): [CourseScore, Rank] => [round, { position, tied }]),
    ),
  );
  return {
    tees: teesOf(first),
    tee: null,
    first,
    all: first,
    total: rounds,
    counts: new Map(tees.flatMap((tee) => tee.first.slice(0, 1).map(({ round }) => [teeOf(round), tee.rounds]))),
    ranks,
    records: ranks,
  };
}
