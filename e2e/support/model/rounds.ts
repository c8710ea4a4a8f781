import { TEES, videoOf, type Golfer, type TrackedRound } from './data-set.ts';

/* Naive model of a player's rounds and a course's leaderboard, from the specification. */

/** Latest rounds of the handicap, the number that counts, and older ones that an open row shows. */
const LATEST = 20;
const COUNTING = 8;
const OLDER = 5;

/** Rows of an open player's "Rounds", as `readRounds` reads them. */
export function roundsOf(golfers: readonly Golfer[], id: number): string[] {
  const rounds = golfers.find((golfer) => golfer.id === id)?.rounds ?? [];
  const newest = rounds.toSorted((a, b) => b.day - a.day);
  const latest = newest.slice(0, LATEST);
  const lowest = new Set(latest.toSorted((a, b) => a.adjusted - b.adjusted).slice(0, COUNTING));
  return [
    ...latest.map((round) => `${videoOf(round)}${lowest.has(round) ? '*' : ''}`),
    'separator',
    ...newest.slice(LATEST, LATEST + OLDER).map(videoOf),
  ];
}

export interface Listed {
  order: 'score' | 'date';
  /** Only the best round of each player, the earliest of equals. */
  best: boolean;
  /** Index into TEES; null: all of them. */
  tee: number | null;
}

const overPar = ({ gross, tee }: TrackedRound) => gross - (TEES[tee]?.par ?? 0);

/** Rows of a course's leaderboard, as `readCourse` reads them: hardest tees first. */
export function courseOf(golfers: readonly Golfer[], { order, best, tee }: Listed): string[] {
  const bestOf = ({ rounds }: Golfer) =>
    rounds
      .filter((round) => tee === null || round.tee === tee)
      .toSorted((a, b) => overPar(a) - overPar(b) || a.day - b.day)
      .slice(0, 1);
  const rounds = golfers
    .flatMap((golfer) => (best ? bestOf(golfer) : golfer.rounds))
    .filter((round) => tee === null || round.tee === tee);
  const byScore = (a: TrackedRound, b: TrackedRound) => a.gross - b.gross || a.day - b.day || a.id - b.id;
  const groups = TEES.map((_, index) => rounds.filter((round) => round.tee === index).toSorted(byScore))
    .map((group) => (order === 'date' ? group.toSorted((a, b) => b.day - a.day) : group))
    .filter((group) => group.length > 0)
    .toReversed();
  return groups.flatMap((group, index) => [...(index > 0 ? ['--'] : []), ...group.map(videoOf)]);
}
