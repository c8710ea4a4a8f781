import type { Player } from '@golf/shared/api';
import { rankByHandicap } from '@golf/shared/handicap';

export interface Rank {
  position: number;
  /** Whether a player has the same handicap at one decimal. */
  tied: boolean;
  /** Name of the next better player; null at the top. */
  better: string | null;
  /** Name of the next worse player; null at the bottom. */
  worse: string | null;
}

export type RankedPlayer = Pick<Player, 'id' | 'name' | 'handicap' | 'live'>;

/** No player has this id. */
const VISITOR = 0;

/**
 * The place that an index would take on the leaderboard. Players before their announcement count, but stay anonymous.
 * @param index plus handicaps negative
 */
export function rankOf(index: number, players: readonly RankedPlayer[]): Rank {
  const visitor: RankedPlayer = { id: VISITOR, name: '', handicap: index, live: false };
  const ranked = rankByHandicap([...players, visitor]);
  const own = ranked.find(({ player }) => player === visitor);
  const position = own?.position ?? ranked.length;
  const named = ranked.filter(({ player }) => player.live);
  const nameOf = (found: (typeof ranked)[number] | undefined) => found?.player.name ?? null;
  return {
    position,
    tied: own?.tied ?? false,
    better: nameOf(named.findLast((other) => other.position !== null && other.position < position)),
    worse: nameOf(named.find((other) => other.position !== null && other.position > position)),
  };
}
