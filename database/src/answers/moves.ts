import type { BoardMoves } from '@golf/shared/api';
import { moversOf, placesOf, rankBy } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { knownBoards } from './boards.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { divided } from './divided.ts';
import { dayNumber } from './past-boards.ts';
import { people, toPerson } from './people.ts';

/** Maximum number of players in each list, and of rounds per player. */
const PLAYERS = 25;
const ROUNDS = 3;

/** Rounds of some players after one day and up to another, lowest adjusted score first, by player. */
async function roundsBetween(database: Kysely<Tables>, from: string, to: string, players: readonly number[]) {
  if (players.length === 0) return new Map<number, never[]>();
  const rows = await roundsWithCourse(database)
    .select('rounds.player_id')
    .where('rounds.player_id', 'in', players)
    .where('rounds.date', '>', from)
    .where('rounds.date', '<=', to)
    .orderBy('rounds.net_score')
    .orderBy('rounds.id')
    .execute();
  return Map.groupBy(rows, (row) => row.player_id);
}

/** `/api/boards/{from}/to/{to}`: who moved between two days, and their rounds. Null: a day has no leaderboard. */
export async function boardMoves(
  database: Kysely<Tables>,
  from: string,
  to: string,
  version?: string,
): Promise<BoardMoves | null> {
  const known = await knownBoards(database, version);
  if (!known || from < known.first || from >= to || to > known.newest) return null;
  const [before = new Map<number, number>(), after = new Map<number, number>()] = known.boards.atEach(
    [from, to].map(dayNumber),
  );
  const places = placesOf(before.values());
  const placeBefore = (id: number) => places.get(before.get(id) ?? NaN);
  const everyone = await people(database);
  const ranked = rankBy(
    [...everyone.values()].filter(({ id }) => after.has(id)),
    ({ id }) => after.get(id) ?? null,
  );
  const moved = new Map(
    ranked.map(({ player: { id }, position }) => [id, (placeBefore(id)?.position ?? position ?? 0) - (position ?? 0)]),
  );
  const lists = {
    up: moversOf(ranked, moved, 1),
    down: moversOf(ranked, moved, -1),
    joined: ranked.filter(({ player: { id, live } }) => live && !before.has(id)),
  };
  const shown = Object.values(lists).flatMap((list) => list.slice(0, PLAYERS).map(({ player: { id } }) => id));
  const rounds = await roundsBetween(database, from, to, shown);
  const rowsOf = (list: typeof ranked) => ({
    all: list.length,
    rows: list.slice(0, PLAYERS).map(({ player, position, tied }) => {
      const own = rounds.get(player.id) ?? [];
      const handicapBefore = before.get(player.id);
      return {
        ...toPerson(player),
        position: position ?? 0,
        tied,
        before: placeBefore(player.id)?.position ?? null,
        tied_before: placeBefore(player.id)?.tied ?? false,
        handicap: (after.get(player.id) ?? 0) / 10,
        handicap_before: handicapBefore === undefined ? null : handicapBefore / 10,
        rounds: own.length,
        best: own.slice(0, ROUNDS).map((row) => ({
          score_id: row.id,
          date: row.date,
          course: courseOf(row),
          score: row.gross - row.par,
          net_score: divided(row.net_score, 100),
        })),
      };
    }),
  });
  return {
    from,
    to,
    ranked: ranked.length,
    up: rowsOf(lists.up),
    down: rowsOf(lists.down),
    joined: rowsOf(lists.joined),
  };
}
