import { courseStats, leaderboard } from '../answers/course-scores.ts';
import { courseImages, courses, courseTees } from '../answers/courses.ts';
import { courseOf, roundsWithCourse } from '../answers/courses-by-round.ts';
import { readPlayers } from '../answers/players.ts';
import { toRound } from '../answers/rounds.ts';
import { countries, courseUpdates } from '../answers/site-wide.ts';
import { toItem, toTrophy } from '../answers/trophy-room.ts';
import { field, fieldAt, fieldsOf } from './fields.ts';
import { atOnce, byCourse, byPlayers, COURSE_ID, PLAYER_ID, table, type DataTable } from './table.ts';
import { WORKED_OUT_TABLES } from './worked-out-tables.ts';

/*
 * Tables of the data file: the rows and names of the API's answers, prefixed with the id of the player or course, then
 * the derived tables.
 */

const roundParts = byPlayers(async (source, first, last) => {
  const rows = await roundsWithCourse(source)
    .select('rounds.player_id')
    .where('rounds.player_id', '>=', first)
    .where('rounds.player_id', '<=', last)
    .orderBy('rounds.player_id')
    .orderBy('rounds.date', 'desc')
    .orderBy('rounds.id', 'desc')
    .execute();
  return rows.map((row) => ({
    player_id: row.player_id,
    ...toRound(row, {
      course: courseOf(row),
      par: row.par,
      course_rating: row.course_rating,
      slope_rating: row.slope_rating,
    }),
    history_handicap: row.history_value / 100_000,
  }));
});

const trophyParts = byPlayers(async (source, first, last) => {
  const rows = await source
    .selectFrom('trophies')
    .selectAll()
    .where('player_id', '>=', first)
    .where('player_id', '<=', last)
    .orderBy('player_id')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ player_id: row.player_id, ...toTrophy(row) }));
});

/** Tables of references. The referenced tables have the answer's other fields. */
const leaderboardParts = byCourse(async (source, id) => {
  const rows = await leaderboard(source, id)
    .select(['tees.id as tee_id', 'rounds.id as score_id', 'rounds.player_id', 'rounds.gross', 'tees.par'])
    .execute();
  return rows.map((row) => ({ ...row, score_over_par: row.gross - row.par }));
});

export const DATA_TABLES: readonly DataTable[] = [
  table(
    'players',
    'Every player who is tracked, as on the leaderboard.',
    fieldsOf('Player'),
    byPlayers((source, _first, _last, ids) => readPlayers(source, ids)),
  ),
  table(
    'rounds',
    'Every round seen on video, by player, newest first, with what it did to the handicap.',
    { ...PLAYER_ID, ...fieldsOf('Round'), history_handicap: fieldAt('HistoryEntry.handicap') },
    roundParts,
  ),
  table('courses', 'Every course with a released leaderboard.', fieldsOf('Course'), atOnce(courses)),
  table('tees', 'The tees of those courses.', { ...COURSE_ID, ...fieldsOf('Tee') }, byCourse(courseTees)),
  table(
    'course-scores',
    'The leaderboards of those courses: rounds of 18 holes, tee by tee, best first.',
    { ...COURSE_ID, ...fieldsOf('CourseScore', ['tee_id', 'score_id', 'player_id', 'score_over_par']) },
    leaderboardParts,
  ),
  table(
    'course-stats',
    'Each leaderboard in four numbers.',
    { ...COURSE_ID, ...fieldsOf('CourseStats') },
    byCourse(async (source, id) => {
      const stats = await courseStats(source, id);
      return stats && [stats];
    }),
  ),
  table(
    'course-images',
    'Pictures of those courses, in the order in which they are shown.',
    { ...COURSE_ID, ...fieldsOf('CourseImage') },
    byCourse(courseImages),
  ),
  table(
    'course-updates',
    'When each leaderboard was released, newest first.',
    fieldsOf('CourseUpdate'),
    atOnce(courseUpdates),
  ),
  table(
    'channels',
    'The channels of the players, main channel first.',
    {
      ...PLAYER_ID,
      position: field('whole number', '1 for the main channel, 2 to 4 for others.'),
      ...fieldsOf('Channel'),
    },
    atOnce((source) =>
      source
        .selectFrom('channels')
        .select(['player_id', 'position', 'name as channel_name', 'link as channel_link', 'logo as channel_logo'])
        .orderBy('player_id')
        .orderBy('position')
        .execute(),
    ),
  ),
  table('trophies', 'Trophies on display.', { ...PLAYER_ID, ...fieldsOf('Trophy') }, trophyParts),
  table(
    'achievements',
    'One row per badge or achievement.',
    { ...PLAYER_ID, ...fieldsOf('Achievement') },
    atOnce((source) =>
      source.selectFrom('achievements').selectAll().orderBy('player_id').orderBy('position').execute(),
    ),
  ),
  table(
    'items',
    'Other objects in the Trophy Rooms.',
    { ...PLAYER_ID, ...fieldsOf('Item') },
    atOnce(async (source) => {
      const rows = await source.selectFrom('items').selectAll().orderBy('player_id').orderBy('id').execute();
      return rows.map((row) => ({ player_id: row.player_id, ...toItem(row) }));
    }),
  ),
  table(
    'unlocked-items',
    'The items that the membership has unlocked.',
    { ...PLAYER_ID, item_id: fieldAt('UnlockedItem.id') },
    atOnce((source) =>
      source.selectFrom('unlocked_items').selectAll().orderBy('player_id').orderBy('item_id').execute(),
    ),
  ),
  table(
    'cabinets',
    'Players with a cabinet of their own.',
    { ...PLAYER_ID, ...fieldsOf('Cabinet') },
    atOnce((source) => source.selectFrom('cabinets').selectAll().orderBy('player_id').execute()),
  ),
  table('countries', 'The countries of players and courses.', fieldsOf('Country'), atOnce(countries)),
  ...WORKED_OUT_TABLES,
];
