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
  return rankBy(players, ({ handicap }) => (handicap === null ? null : round(fraction(handicap), 1)));
}

/**
 * The same ranking.
 * @param valueOf comparable handicap of a player, such as tenths of a stroke; null without one
 */
export function rankBy<Player extends Omit<Rankable, 'handicap'>>(
  players: readonly Player[],
  valueOf: (player: Player) => number | null,
): Ranked<Player>[] {
  const keyed = players.map((player) => ({ player, value: valueOf(player) }));
  keyed.sort(
    (a, b) =>
      (a.value ?? LAST) - (b.value ?? LAST) || byName(a.player.name, b.player.name) || a.player.id - b.player.id,
  );
  let position = 0;
  return keyed.map(({ player, value }, index) => {
    if (value === null) return { player, position: null, tied: false };
    const previous = keyed[index - 1]?.value;
    if (previous !== value) position = index + 1;
    return { player, position, tied: previous === value || keyed[index + 1]?.value === value };
  });
}
