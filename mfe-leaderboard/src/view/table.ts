import type { Board, Player } from '@golf/shared/api';
import { movementSince30Days, moversOf, rankByHandicap, type Ranked } from '@golf/shared/handicap';
import { sheetCodes } from '@golf/shared/site';

/** The player with the largest move in one direction in 30 days. */
interface Mover {
  id: number;
  name: string;
  places: number;
}

/** The rendered leaderboard: all players, or only the first until the rest has loaded. */
export interface Table {
  /** Best first. */
  ranked: Ranked<Player>[];
  /** Total number of players, including those not loaded yet. */
  total: number;
  /** Whether all players have loaded. */
  complete: boolean;
  /** Places moved in 30 days, by player id. */
  moved: ReadonlyMap<number, number>;
  climber: Mover | null;
  faller: Mover | null;
  /** Country codes in the flag sprite: of all players, so that the sprite is independent of the filters. */
  flags: string[];
  /** Whether the form column is shown; false if the backend reports no form at all. */
  withForm: boolean;
}

const hasForm = ({ player }: Ranked<Player>) => player.form !== null;

export function tableOfAll(players: readonly Player[]): Table {
  const ranked = rankByHandicap(players);
  const moved = movementSince30Days(ranked);
  const mover = (way: 1 | -1) => {
    const [found] = moversOf(ranked, moved, way);
    return found ? { id: found.player.id, name: found.player.name, places: found.places } : null;
  };
  return {
    ranked,
    total: ranked.length,
    complete: true,
    moved,
    climber: mover(1),
    faller: mover(-1),
    flags: sheetCodes(ranked.map(({ player: { code } }) => code)),
    withForm: ranked.some(hasForm),
  };
}

export function tableOfFirst({ players, rows, climber, faller, flags }: Board): Table {
  const mover = (found: Board['climber']) => found && { id: found.player_id, name: found.name, places: found.places };
  return {
    ranked: rows,
    total: players,
    complete: false,
    moved: new Map(rows.flatMap(({ player: { id }, moved }) => (moved === 0 ? [] : [[id, moved]]))),
    climber: mover(climber),
    faller: mover(faller),
    flags,
    withForm: rows.some(hasForm),
  };
}

/** The reversed order; players without a position stay last. */
export function upsideDown(entries: Ranked<Player>[]): Ranked<Player>[] {
  const first = entries.findIndex(({ position }) => position === null);
  const end = first === -1 ? entries.length : first;
  return [...entries.slice(0, end).toReversed(), ...entries.slice(end)];
}
