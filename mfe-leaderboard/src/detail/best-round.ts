import type { Round } from '@golf/shared/api';

/** The round with the lowest adjusted score, the newest on a tie; null without rounds. */
export function bestRound(rounds: readonly Round[]): Round | null {
  return rounds.reduce<Round | null>(
    (best, round) => (best === null || round.net_score < best.net_score ? round : best),
    null,
  );
}

/** The lowest score to par over 18 holes; null without an 18-hole round. */
export function lowestScore(rounds: readonly Round[]): number | null {
  const scores = rounds.filter(({ holes }) => holes === null || holes === 18).map(({ score }) => score);
  return scores.length > 0 ? Math.min(...scores) : null;
}
