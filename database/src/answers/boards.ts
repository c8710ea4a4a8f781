import type { BoardDays, BoardOfDay, BoardOfDayTop } from '@golf/shared/api';
import { placesOf, rankBy } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { isoDay } from '../summaries/records/record-book.ts';
import { dayNumber, pastBoards } from './past-boards.ts';

/** Maximum number of rows that are inlined in a page ... */
const TRAVEL_WITH_A_PAGE = 150;
/** ... and the number of first rows of a longer table. */
const FIRST_ROWS = 60;

/** The past boards, and the ISO days that have one. Null without rounds, or before the import has derived them. */
export async function knownBoards(database: Kysely<Tables>, version?: string) {
  const boards = await pastBoards(database, version);
  const meta = await database.selectFrom('meta').select('newest_day').executeTakeFirst();
  const first = boards?.firstDay ?? null;
  const newest = meta?.newest_day ?? null;
  return boards && first !== null && newest !== null ? { boards, first: isoDay(first), newest } : null;
}

/** `/api/boards`: the days that have a leaderboard, and those on which the lead changed. */
export async function boardDays(database: Kysely<Tables>, version?: string): Promise<BoardDays | null> {
  const known = await knownBoards(database, version);
  if (!known) return null;
  const players = await database.selectFrom('players').select(['id', 'name', 'live']).execute();
  const playerOf = new Map(players.map((player) => [player.id, player]));
  return {
    first_day: known.first,
    newest_day: known.newest,
    leads: known.boards.leads().map(({ day, leaders }) => ({
      day: isoDay(day),
      players: leaders.flatMap((id) => {
        const player = playerOf.get(id);
        return player ? [{ player_id: id, name: player.name, live: player.live === 1 }] : [];
      }),
    })),
  };
}

/** `/api/boards/{day}`: the leaderboard at the end of a day. Null: before the first round or after the newest. */
export async function boardOn(database: Kysely<Tables>, day: string, version?: string): Promise<BoardOfDay | null> {
  const found = await knownBoards(database, version);
  if (!found || day < found.first || day > found.newest) return null;
  const { boards } = found;
  const number = dayNumber(day);
  const rows = await database
    .selectFrom('players')
    .select(['id', 'name', 'live', 'code', 'profile', 'badge_id', 'handicap'])
    .execute();
  const now = placesOf(rows.flatMap(({ handicap }) => handicap ?? []));
  const handicaps = boards.at(number);
  const known = new Set(boards.playersAt(number));
  const then = rows.flatMap((row) => {
    const tenths = handicaps.get(row.id);
    return tenths === undefined ? [] : [{ ...row, tenths }];
  });
  return {
    day,
    unranked: known.size - then.length,
    rows: rankBy(then, ({ tenths }) => tenths).map(({ player, position, tied }) => ({
      player_id: player.id,
      name: player.name,
      live: player.live === 1,
      code: player.code,
      profile: player.profile,
      badge_id: player.badge_id,
      handicap: player.tenths / 10,
      position: position ?? 0,
      tied,
      handicap_now: player.handicap === null ? null : player.handicap / 10,
      position_now: now.get(player.handicap ?? NaN)?.position ?? null,
      tied_now: now.get(player.handicap ?? NaN)?.tied ?? false,
    })),
  };
}

/** `/api/boards/{day}/top`: the first rows of a long table. Null in it: the table is inlined in the page as a whole. */
export async function boardOnTop(
  database: Kysely<Tables>,
  day: string,
  version?: string,
): Promise<BoardOfDayTop | null> {
  const board = await boardOn(database, day, version);
  if (!board) return null;
  const { rows } = board;
  return {
    top: rows.length > TRAVEL_WITH_A_PAGE ? { ...board, rows: rows.slice(0, FIRST_ROWS), players: rows.length } : null,
  };
}
