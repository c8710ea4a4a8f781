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
  /** Signed: plus handicaps negative; null without a handicap. */
  handicap: number | null;
}

/** Sort key of a player without a handicap. Not Infinity: two of them differ by 0, not by NaN. */
const LAST = Number.MAX_VALUE;

const LETTERS = /^[a-z -]+$/i;

let collator: Intl.Collator | undefined;

/**
 * By the Unicode collation for English. Unaccented letters, spaces and hyphens sort by their character codes there.
 * Names of only those need no collator, whose creation takes a slow phone 60 ms before the page responds.
 */
function byName(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y && LETTERS.test(a) && LETTERS.test(b)) return x < y ? -1 : 1;
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}

/**
 * Standard competition ranking by handicap at one decimal, best (lowest signed) first. Inside a tie by
 * name, then id; players without a handicap last, by name.
 */
export function rankByHandicap<Player extends Rankable>(players: readonly Player[]): Ranked<Player>[] {
  const keyed = players.map((player) => ({
    player,
    tenths: player.handicap === null ? null : round(fraction(player.handicap), 1),
  }));
  keyed.sort(
    (a, b) =>
      (a.tenths ?? LAST) - (b.tenths ?? LAST) || byName(a.player.name, b.player.name) || a.player.id - b.player.id,
  );
  let position = 0;
  return keyed.map(({ player, tenths }, index) => {
    if (tenths === null) return { player, position: null, tied: false };
    const previous = keyed[index - 1]?.tenths;
    if (previous !== tenths) position = index + 1;
    return { player, position, tied: previous === tenths || keyed[index + 1]?.tenths === tenths };
  });
}
