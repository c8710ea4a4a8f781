import type { HistoryEntry, Round } from '@golf/shared/api';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import { compiledOnce } from '../compiled-once.ts';
import type { Tables } from '../schema.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { divided } from './divided.ts';
import { playerExists } from './exists.ts';

/** A row of `roundsWithCourse`. */
type Row = Awaited<ReturnType<ReturnType<typeof roundsWithCourse>['execute']>>[number];

export function toRound(row: Row): Round {
  return {
    id: row.id,
    date: row.date,
    video: row.video,
    link: row.link,
    back_nine_title: row.back_nine_title,
    back_nine_link: row.back_nine_link,
    course: courseOf(row),
    par: row.par,
    // Tenths of 18 holes. In whole numbers: the data file asks for each round of the site.
    course_rating: divided(row.course_rating * row.holes, 10 * FULL_ROUND),
    slope: row.slope_rating,
    score: row.gross - row.par,
    net_score: row.net_score / 100,
    is_one_of_lowest_8: row.counts === 1,
    comments: row.comments ?? '',
    pro: row.pro === 1,
    holes: row.holes,
  };
}

const newestFirst = compiledOnce((database, id) =>
  roundsWithCourse(database)
    .where('rounds.player_id', '=', id)
    .orderBy('rounds.date', 'desc')
    .orderBy('rounds.id', 'desc'),
);

const oldestFirst = compiledOnce((database, id) =>
  roundsWithCourse(database).where('rounds.player_id', '=', id).orderBy('rounds.date').orderBy('rounds.id'),
);

const names = compiledOnce((database, id) => database.selectFrom('players').select('name').where('id', '=', id));

/** `/api/player-rounds/{id}`: newest first. */
export async function playerRounds(database: Kysely<Tables>, id: number): Promise<Round[] | null> {
  const rows = await newestFirst(database, id);
  return rows.length > 0 || (await playerExists(database, id)) ? rows.map(toRound) : null;
}

/** `/api/player-history/{id}`: oldest first. */
export async function playerHistory(database: Kysely<Tables>, id: number): Promise<HistoryEntry[] | null> {
  const [player] = await names(database, id);
  if (!player) return null;
  const rows = await oldestFirst(database, id);
  return rows.map((row): HistoryEntry => ({
    id: row.id,
    date: row.date,
    handicap: row.history_value / 100_000,
    score_over_par: row.gross - row.par,
    name: player.name,
    title: row.video,
    course: courseOf(row),
    course_link: row.link,
    pro: row.pro === 1,
  }));
}
