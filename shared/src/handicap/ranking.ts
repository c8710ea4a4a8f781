import { fraction, round } from './fraction.ts';

export interface Ranked<Player> {
  player: Player;
  /** 1, 2, 2, 4 ...; null for a player without a handicap. */
  position: number | null;
  /** Whether another player has the same handicap at one decimal. */
  tied: boolean;
}

interface Rankable {
  id: number;
  name: string;
  /** Signed: plus handicaps negative; null when there is none. */
  handicap: number | null;
}

/** Where a player without a handicap sorts. Not Infinity: two of them differ by 0, not by NaN. */
const LAST = Number.MAX_VALUE;

/**
 * Standard competition ranking by handicap at one decimal, best (lowest signed) first. Inside a tie by
 * name, then id; players without a handicap last, by name.
 */
export function rankByHandicap<Player extends Rankable>(players: readonly Player[]): Ranked<Player>[] {
  const collator = new Intl.Collator('en');
  const keyed = players.map((player) => ({
    player,
    tenths: player.handicap === null ? null : round(fraction(player.handicap), 1),
  }));
  keyed.sort(
    (a, b) =>
      (a.tenths ?? LAST) - (b.tenths ?? LAST) ||
      collator.compare(a.player.name, b.player.name) ||
      a.player.id - b.player.id,
  );
  let position = 0;
  return keyed.map(({ player, tenths }, index) => {
    if (tenths === null) return { player, position: null, tied: false };
    const previous = keyed[index - 1]?.tenths;
    if (previous !== tenths) position = index + 1;
    return { player, position, tied: previous === tenths || keyed[index + 1]?.tenths === tenths };
  });
}
