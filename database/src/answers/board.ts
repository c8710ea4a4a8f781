import type { Board, Player } from '@golf/shared/api';
import { movementSince30Days, moversOf } from '@golf/shared/handicap';
import { sheetCodes } from '@golf/shared/site';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { rankedPlayers } from './movers.ts';
import { readPlayers } from './players.ts';

/** Maximum number of players in a table that is inlined in a page; a row is about 600 bytes. */
const TRAVEL_WITH_A_PAGE = 150;
const FIRST_ROWS = 60;

/** `/api/board` */
export const board = async (database: Kysely<Tables>) => ({ top: await topOf(database, TRAVEL_WITH_A_PAGE) });

/**
 * First rows of a table with more than `most` players. Null: the table is shorter and inlined in the page as a whole.
 */
export async function topOf(database: Kysely<Tables>, most: number): Promise<Board | null> {
  const ranked = await rankedPlayers(database);
  if (ranked.length <= most) return null;
  const moved = movementSince30Days(ranked);
  const channels = await database
    .selectFrom('channels')
    .select(({ fn }) => fn.count<number>('name').distinct().as('channels'))
    .executeTakeFirstOrThrow();
  const first = ranked.slice(0, FIRST_ROWS);
  const rows = await readPlayers(
    database,
    first.map(({ player }) => player.id),
  );
  const playerOf = new Map(rows.map((player): [number, Player] => [player.id, player]));
  const mover = (way: 1 | -1) => {
    const [found] = moversOf(ranked, moved, way);
    return found ? { player_id: found.player.id, name: found.player.name, places: found.places } : null;
  };
  return {
    players: ranked.length,
    channels: channels.channels,
    flags: sheetCodes(ranked.map(({ player: { code } }) => code)),
    rows: first.flatMap(({ player: { id }, position, tied }) => {
      const player = playerOf.get(id);
      return player ? [{ player, position, tied, moved: moved.get(id) ?? 0 }] : [];
    }),
    climber: mover(1),
    faller: mover(-1),
  };
}
