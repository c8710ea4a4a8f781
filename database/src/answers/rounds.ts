import type { HistoryEntry, Round } from '@golf/shared/api';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import { compiledOnce } from '../compiled-once.ts';
import type { RoundRow, Tables } from '../schema.ts';
import { divided } from './divided.ts';
import { playerExists } from './exists.ts';
import { teesInMemory, type OfTee } from './tees-in-memory.ts';

/** Fields that a tee cannot provide. */
type OwnFields = Omit<RoundRow, keyof OfTee | 'player_id' | 'tracked_at' | 'tee_id' | 'history_value'>;

/** A round with the course data of itself or its tee. */
export function toRound(row: OwnFields, { course, par, course_rating, slope_rating }: OfTee): Round {
  return {
    id: row.id,
    date: row.date,
    video: row.video,
    link: row.link,
    back_nine_title: row.back_nine_title,
    back_nine_link: row.back_nine_link,
    course,
    par,
    // From tenths for 18 holes. Integer arithmetic, as the data file converts every round of the site.
    course_rating: divided(course_rating * row.holes, 10 * FULL_ROUND),
    slope: slope_rating,
    score: row.gross - par,
    net_score: row.net_score / 100,
    is_one_of_lowest_8: row.counts === 1,
    comments: row.comments ?? '',
    pro: row.pro === 1,
    holes: row.holes,
  };
}

/** Columns that a tee can provide. */
type MaybeOfTee = Pick<RoundRow, keyof OfTee | 'tee_id'>;

// A round without a tee has its own values, which the import checks. So one of the two is never missing.
const NO_TEE: OfTee = { course: '', par: 0, course_rating: 0, slope_rating: 0 };

function ofTee(row: MaybeOfTee, tees: ReadonlyMap<number, OfTee>): OfTee {
  const tee = (row.tee_id === null ? undefined : tees.get(row.tee_id)) ?? NO_TEE;
  return {
    course: row.course ?? tee.course,
    par: row.par ?? tee.par,
    course_rating: row.course_rating ?? tee.course_rating,
    slope_rating: row.slope_rating ?? tee.slope_rating,
  };
}

const newestFirst = compiledOnce((database, id) =>
  database
    .selectFrom('rounds')
    .select(['id', 'date', 'video', 'link', 'back_nine_title', 'back_nine_link', 'tee_id', 'course', 'par'])
    .select(['course_rating', 'slope_rating', 'holes', 'gross', 'net_score', 'counts', 'comments', 'pro'])
    .where('player_id', '=', id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc'),
);

const oldestFirst = compiledOnce((database, id) =>
  database
    .selectFrom('rounds')
    .select(['id', 'date', 'history_value', 'gross', 'par', 'video', 'course', 'tee_id', 'link', 'pro'])
    .where('player_id', '=', id)
    .orderBy('date')
    .orderBy('id'),
);

const names = compiledOnce((database, id) => database.selectFrom('players').select('name').where('id', '=', id));

/** `/api/player-rounds/{id}`: newest first. */
export async function playerRounds(database: Kysely<Tables>, id: number, version?: string): Promise<Round[] | null> {
  const tees = await teesInMemory(database, version);
  const rows = await newestFirst(database, id);
  return rows.length > 0 || (await playerExists(database, id))
    ? rows.map((row) => toRound(row, ofTee(row, tees)))
    : null;
}

/** `/api/player-history/{id}`: oldest first. */
export async function playerHistory(
  database: Kysely<Tables>,
  id: number,
  version?: string,
): Promise<HistoryEntry[] | null> {
  const [player] = await names(database, id);
  if (!player) return null;
  const tees = await teesInMemory(database, version);
  const rows = await oldestFirst(database, id);
  return rows.map((row): HistoryEntry => {
    const tee = row.tee_id === null ? undefined : tees.get(row.tee_id);
    return {
      id: row.id,
      date: row.date,
      handicap: row.history_value / 100_000,
      score_over_par: row.gross - (row.par ?? tee?.par ?? 0),
      name: player.name,
      title: row.video,
      course: row.course ?? tee?.course ?? '',
      course_link: row.link,
      pro: row.pro === 1,
    };
  });
}
