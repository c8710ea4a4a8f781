import type { Positions } from '@golf/shared/api';
import { rankBy } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { isoDay } from '../summaries/records/record-book.ts';
import { knownBoards } from './boards.ts';
import { dayNumber, positionsIn } from './past-boards.ts';
import { people, toPerson } from './people.ts';

/** Number of players in the default chart. */
const TOP = 10;

/** Last day of a month, "2025-08"; the newest day in its month. */
export function lastDayOf(month: string, newest: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const last = isoDay(Date.UTC(year, of, 0) / 86_400_000);
  return last < newest ? last : newest;
}

function monthEnds(first: string, newest: string): string[] {
  const ends: string[] = [];
  let [year = 0, month = 0] = first.split('-').map(Number);
  for (let end = ''; end < newest; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1];
    end = lastDayOf(`${year}-${month}`, newest);
    ends.push(end);
  }
  return ends;
}

/**
 * `/api/positions/{ids}`: places of players at the end of each month. Null: nobody with one of the ids.
 * @param ids null: the leaderboard's first ten
 */
export async function positions(
  database: Kysely<Tables>,
  ids: readonly number[] | null,
  version?: string,
): Promise<Positions | null> {
  const known = await knownBoards(database, version);
  if (!known) return null;
  const everyone = await people(database);
  const ends = monthEnds(known.first, known.newest);
  const months = known.boards.atEach(ends.map(dayNumber));
  const now = months.at(-1) ?? new Map<number, number>();
  const ranked = rankBy([...everyone.values()], ({ id }) => now.get(id) ?? null);
  const picked = ids === null ? null : new Set(ids);
  const rows = picked === null ? ranked.slice(0, TOP) : ranked.filter(({ player: { id } }) => picked.has(id));
  if (rows.length === 0) return null;
  const places = months.map(positionsIn);
  return {
    days: ends,
    rows: rows.map(({ player, position, tied }) => ({
      ...toPerson(player),
      position,
      tied,
      places: places.map((of) => of.get(player.id) ?? null),
    })),
  };
}
