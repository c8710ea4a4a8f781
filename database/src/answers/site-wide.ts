import type { Country, CourseUpdate, ScoreUpdate, TotalShots } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { handicapAfter } from '../summaries/form.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';

/** More than the panel ever shows. The page determines which ones are new. */
const LATEST_SCORES = 100;

/** `/api/countries`: by name. */
export async function countries(database: Kysely<Tables>): Promise<Country[]> {
  const rows = await database.selectFrom('countries').select(['code', 'flag_name']).execute();
  const { compare } = new Intl.Collator('en');
  return rows.toSorted((a, b) => compare(a.flag_name, b.flag_name));
}

/** `/api/total-shots`: all strokes of all tracked rounds, and counts of new content. */
export async function totalShots(database: Kysely<Tables>): Promise<TotalShots> {
  const meta = await database
    .selectFrom('meta')
    .select(['total_shots', 'newest_day', 'rounds_this_week'])
    .executeTakeFirst();
  return {
    totalScore: meta?.total_shots ?? 0,
    newest_day: meta?.newest_day ?? null,
    rounds_this_week: meta?.rounds_this_week ?? null,
  };
}

/**
 * `/api/score-updates`: latest tracked rounds, newest first. Unannounced players are left out, as an update shows the
 * name.
 */
export async function scoreUpdates(database: Kysely<Tables>): Promise<ScoreUpdate[]> {
  const rows = await roundsWithCourse(database)
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .select(['rounds.player_id', 'rounds.tracked_at', 'players.name', 'players.profile'])
    .where('players.live', '=', 1)
    .orderBy('rounds.tracked_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(LATEST_SCORES)
    .execute();
  const handicaps = await handicapsByRound(database, [...new Set(rows.map(({ player_id }) => player_id))]);
  return rows.map((row): ScoreUpdate => ({
    score_id: row.id,
    player_id: row.player_id,
    name: row.name,
    profile: row.profile,
    title: row.video,
    updated_at: row.tracked_at,
    result: {
      course: courseOf(row),
      gross: row.gross,
      score_over_par: row.gross - row.par,
      ...(handicaps.get(row.id) ?? { handicap: null, handicap_before: null }),
    },
  }));
}

/** By round: the player's handicap including it, and the one before it. */
async function handicapsByRound(database: Kysely<Tables>, playerIds: readonly number[]) {
  const rounds = await database
    .selectFrom('rounds')
    .select(['id', 'player_id', 'history_value'])
    .where('player_id', 'in', playerIds.length > 0 ? playerIds : [0])
    .orderBy('date')
    .orderBy('id')
    .execute();
  const found = new Map<number, { handicap: number | null; handicap_before: number | null }>();
  for (const played of Map.groupBy(rounds, ({ player_id }) => player_id).values()) {
    let before: number | null = null;
    for (const [index, { id, history_value: value }] of played.entries()) {
      const tenths = handicapAfter(value, index);
      const handicap = tenths === null ? null : tenths / 10;
      found.set(id, { handicap, handicap_before: before });
      before = handicap;
    }
  }
  return found;
}

/** `/api/course-updates`: released leaderboards, newest first. */
export async function courseUpdates(database: Kysely<Tables>): Promise<CourseUpdate[]> {
  const rows = await database
    .selectFrom('courses')
    .select(['club_name', 'course_name', 'feature_image', 'released_at'])
    .where('released_at', 'is not', null)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row): CourseUpdate => ({
    name: row.club_name,
    course: row.course_name === row.club_name ? null : row.course_name,
    feature_image: row.feature_image,
    updated_at: row.released_at ?? '',
  }));
}
