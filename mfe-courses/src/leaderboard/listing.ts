import type { CourseScore, CourseTop } from '@golf/shared/api';
import { bestOfPlayers, firstOf, ordered, ranksOf, teeOf, teesOf, type Order, type Rank } from './rounds.ts';

/** What a visitor has asked a leaderboard for. */
export interface Choice {
  order: Order;
  /** Only the best round of each player. */
  best: boolean;
  /** Rounds from this tee alone; null: from all. */
  tee: string | null;
}

/** A leaderboard as it shows. */
export interface Listing {
  /** A round from each of the tees, chosen or not. */
  tees: CourseScore[];
  /** The tee that is shown alone. */
  tee: string | null;
  /** What shows at first ... */
  first: CourseScore[];
  /** ... and once all is asked for. */
  all: CourseScore[];
  /** How many those are: the page may know the first ones only. */
  total: number;
  /** How many of them there are from each tee. */
  counts: ReadonlyMap<string, number>;
  /** Places among what has been chosen, and among all rounds from the tee. */
  ranks: ReadonlyMap<CourseScore, Rank>;
  records: ReadonlyMap<CourseScore, Rank>;
}

/** All rounds, as they have been asked for. */
export function listingOf(rounds: readonly CourseScore[], { order, best, tee: wanted }: Choice): Listing {
  const tees = teesOf(rounds);
  // Another answer may be without it.
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

/** The first rounds of a long leaderboard: what `listingOf` shows of all of them at first. */
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
