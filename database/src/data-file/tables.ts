import type {
  Achievement,
  Channel,
  Country,
  Course,
  CourseImage,
  CourseStats,
  CourseUpdate,
  Item,
  Player,
  Round,
  Tee,
  Trophy,
} from '@golf/shared/api';
import { courseStats, leaderboard } from '../answers/course-scores.ts';
import { courseImages, courses, courseTees } from '../answers/courses.ts';
import { courseOf, roundsWithCourse } from '../answers/courses-by-round.ts';
import { readPlayers } from '../answers/players.ts';
import { toRound } from '../answers/rounds.ts';
import { countries, courseUpdates } from '../answers/site-wide.ts';
import { toItem, toTrophy } from '../answers/trophy-room.ts';
import { field } from './fields.ts';
import {
  atOnce,
  byCourse,
  byPlayers,
  COURSE_ID,
  OVER_PAR,
  PLAYER_ID,
  STROKES,
  table,
  type DataTable,
  type OfCourse,
  type OfPlayer,
} from './table.ts';
import { WORKED_OUT_TABLES } from './worked-out-tables.ts';

/*
 * Tables of the data file: the rows and names of the API's answers, prefixed with the id of the player or course, then
 * the derived tables.
 */

type RoundRow = OfPlayer<Round> & { history_handicap: number };

const roundParts = byPlayers(async (source, first, last) => {
  const rows = await roundsWithCourse(source)
    .select('rounds.player_id')
    .where('rounds.player_id', '>=', first)
    .where('rounds.player_id', '<=', last)
    .orderBy('rounds.player_id')
    .orderBy('rounds.date', 'desc')
    .orderBy('rounds.id', 'desc')
    .execute();
  return rows.map((row): RoundRow => ({
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

/** A leaderboard row by its references. The other fields of the API's answer are in the referenced tables. */
interface ScoreRow {
  tee_id: number;
  score_id: number;
  player_id: number;
  score_over_par: number;
}

const leaderboardParts = byCourse(async (source, id): Promise<ScoreRow[]> => {
  const rows = await leaderboard(source, id)
    .select(['tees.id as tee_id', 'rounds.id as score_id', 'rounds.player_id', 'rounds.gross', 'tees.par'])
    .execute();
  return rows.map(({ gross, par, ...row }) => ({ ...row, score_over_par: gross - par }));
});

export const DATA_TABLES: readonly DataTable[] = [
  table<Player>(
    'players',
    'Every player who is tracked, as on the leaderboard.',
    {
      id: field('whole number', 'number of the player'),
      name: field('text', 'name'),
      handicap: field('number', 'the handicap; a plus handicap is negative; none before the fifth round', STROKES),
      handicap_30_days_ago: field('number', 'the same 30 days before the newest tracked day', STROKES),
      rounds: field('whole number', 'rounds seen on video'),
      form: field(
        'text',
        'the latest ten adjusted scores, oldest first: a digit each, 0 is the best of them and 9 the worst',
      ),
      latest_score: field('whole number', 'the latest round', OVER_PAR),
      code: field('text', 'code of the country: code in countries'),
      flag_name: field('text', 'its name'),
      live: field('true or false', 'false while the player is tracked but not announced: the site blurs the name'),
      badge_id: field('whole number', 'set for Handicap Legends: a badge_id of achievements'),
      has_achievement: field('true or false', 'whether achievements has a row of the player'),
      channel_name: field('text', 'name of the main channel'),
      channel_logo: field('address', 'its logo'),
      channel_link: field('address', 'where it is'),
      extra_channel_1_name: field('text', 'name of the second channel'),
      extra_channel_1_logo: field('address', 'its logo'),
      extra_channel_2_name: field('text', 'name of the third channel'),
      extra_channel_2_logo: field('address', 'its logo'),
      extra_channel_3_name: field('text', 'name of the fourth channel'),
      extra_channel_3_logo: field('address', 'its logo'),
      profile: field('address', 'picture of the player'),
      bio: field('text', 'a sentence or two'),
    },
    byPlayers((source, _first, _last, ids) => readPlayers(source, ids)),
  ),
  table<RoundRow>(
    'rounds',
    'Every round seen on video, by player, newest first, with what it did to the handicap.',
    {
      player_id: PLAYER_ID,
      id: field('whole number', 'number of the round'),
      date: field('day', 'day of the video'),
      video: field('text', 'title of the video'),
      link: field('address', 'the video'),
      back_nine_title: field('text', 'title of the second video of a round in two parts'),
      back_nine_link: field('address', 'that video'),
      course: field('text', 'club and course'),
      par: field('whole number', 'par of the holes played', STROKES),
      course_rating: field('number', 'course rating of the holes played', STROKES),
      slope: field('whole number', 'slope rating, 55 to 155'),
      score: field('whole number', 'the score', OVER_PAR),
      net_score: field('number', 'the adjusted score (differential)', STROKES),
      is_one_of_lowest_8: field('true or false', 'whether it counts: one of the lowest 8 of the latest 20'),
      comments: field('text', 'remarks'),
      pro: field('true or false', 'played as a professional guest'),
      holes: field('whole number', 'holes played, 9 to 18', 'holes'),
      history_handicap: field('number', "what the player's handicap history holds after this round", STROKES),
    },
    roundParts,
  ),
  table<Course>(
    'courses',
    'Every course with a released leaderboard.',
    {
      course_id: field('whole number', 'number of the course'),
      club_name: field('text', 'the club'),
      course_name: field('text', 'the course'),
      club_location: field('text', 'town and region'),
      club_country: field('text', 'country'),
      club_continent: field('text', 'part of the world'),
      code: field('text', 'code of the country: code in countries'),
      flag_name: field('text', 'its name'),
      metres: field('true or false', 'whether lengths are in metres, else in yards'),
      description: field('HTML', 'about the course; sanitise it before you show it'),
    },
    atOnce(courses),
  ),
  table<OfCourse<Tee>>(
    'tees',
    'The tees of those courses.',
    {
      course_id: COURSE_ID,
      tee_id: field('whole number', 'number of the tee'),
      tee_name: field('text', 'as the card calls it'),
      tee_background: field('text', 'its colour, #rrggbb'),
      tee_text_color: field('text', 'colour of words on it, #rrggbb'),
      gender: field('true or false', "true for a women's tee: the ratings are theirs"),
      tee_yardage: field('whole number', 'length of 18 holes', 'metres or yards: metres in courses says which'),
      tee_par: field('whole number', 'par of 18 holes', STROKES),
      tee_course_rating: field('number', 'course rating of 18 holes', STROKES),
      tee_slope_rating: field('whole number', 'slope rating, 55 to 155'),
    },
    byCourse(courseTees),
  ),
  table<OfCourse<ScoreRow>>(
    'course-scores',
    'The leaderboards of those courses: rounds of 18 holes, tee by tee, best first.',
    {
      course_id: COURSE_ID,
      tee_id: field('whole number', 'the tee: tee_id in tees'),
      score_id: field('whole number', 'the round, and all that is told of it: id in rounds'),
      player_id: PLAYER_ID,
      score_over_par: field('whole number', 'the score', OVER_PAR),
    },
    leaderboardParts,
  ),
  table<OfCourse<CourseStats>>(
    'course-stats',
    'Each leaderboard in four numbers.',
    {
      course_id: COURSE_ID,
      rounds: field('whole number', 'rounds on it'),
      players: field('whole number', 'players on it'),
      average_score_over_par: field('number', 'their average, two decimals', OVER_PAR),
      best_score_over_par: field('whole number', 'the best of them', OVER_PAR),
    },
    byCourse(async (source, id) => {
      const stats = await courseStats(source, id);
      return stats && [stats];
    }),
  ),
  table<OfCourse<CourseImage>>(
    'course-images',
    'Pictures of those courses, in the order in which they are shown.',
    {
      course_id: COURSE_ID,
      id: field('whole number', 'number of the picture'),
      image_path: field('address', 'the picture'),
      alt_text: field('text', 'what is seen on it'),
    },
    byCourse(courseImages),
  ),
  table<CourseUpdate>(
    'course-updates',
    'When each leaderboard was released, newest first.',
    {
      name: field('text', 'the club'),
      course: field('text', 'the course, if its name differs from the club’s'),
      feature_image: field('text', 'file of its picture in /images/courses/'),
      updated_at: field('instant', 'when it was released'),
    },
    atOnce(courseUpdates),
  ),
  table<OfPlayer<Channel> & { position: number }>(
    'channels',
    'The channels of the players, main channel first.',
    {
      player_id: PLAYER_ID,
      position: field('whole number', '1 for the main channel, 2 to 4 for others'),
      channel_name: field('text', 'name'),
      channel_link: field('address', 'where it is'),
      channel_logo: field('address', 'logo'),
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
  table<OfPlayer<Trophy>>(
    'trophies',
    'Trophies on display.',
    {
      player_id: PLAYER_ID,
      id: field('whole number', 'number of the trophy'),
      name: field('text', 'name'),
      trophy_path: field('address', 'picture'),
      horizontal: field('true or false', 'lies on the shelf'),
      link: field('address', 'the video'),
      description: field('HTML', 'about the trophy; sanitise it before you show it'),
      title: field('text', 'title of the video'),
      date: field('day', 'when it was won'),
      course: field('text', 'where'),
      score: field('whole number', 'the score', OVER_PAR),
      par: field('whole number', 'par', STROKES),
      score_id: field('whole number', 'the round: id in rounds'),
      comments: field('text', 'remarks'),
    },
    byPlayers(async (source, first, last) => {
      const rows = await source
        .selectFrom('trophies')
        .selectAll()
        .where('player_id', '>=', first)
        .where('player_id', '<=', last)
        .orderBy('player_id')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ player_id: row.player_id, ...toTrophy(row) }));
    }),
  ),
  table<OfPlayer<Achievement>>(
    'achievements',
    'One row per badge or achievement.',
    {
      player_id: PLAYER_ID,
      badge_id: field('whole number', 'number of the badge'),
      badge_name: field('text', 'its name'),
      achievement_id: field('whole number', 'number of the achievement'),
      achievement_name: field('text', 'its name'),
      badge_description: field('HTML', 'about the badge; [NAME] stands for the player; sanitise it before you show it'),
      achievement_description: field('HTML', 'about the achievement, likewise'),
      image_path: field('address', 'picture'),
    },
    atOnce((source) =>
      source
        .selectFrom('achievements')
        .select([
          'player_id',
          'badge_id',
          'badge_name',
          'achievement_id',
          'achievement_name',
          'badge_description',
          'achievement_description',
          'image_path',
        ])
        .orderBy('player_id')
        .orderBy('position')
        .execute(),
    ),
  ),
  table<OfPlayer<Item>>(
    'items',
    'Other objects in the Trophy Rooms.',
    {
      player_id: PLAYER_ID,
      id: field('whole number', 'number of the item'),
      name: field('text', 'name'),
      path: field('address', 'picture'),
      description: field('HTML', 'about the item; sanitise it before you show it'),
      link: field('address', 'where to read more'),
    },
    atOnce(async (source) => {
      const rows = await source.selectFrom('items').selectAll().orderBy('player_id').orderBy('id').execute();
      return rows.map((row) => ({ player_id: row.player_id, ...toItem(row) }));
    }),
  ),
  table<{ player_id: number; item_id: number }>(
    'unlocked-items',
    'The items that the membership has unlocked.',
    { player_id: PLAYER_ID, item_id: field('whole number', 'the item: id in items') },
    atOnce((source) =>
      source
        .selectFrom('unlocked_items')
        .select(['player_id', 'item_id'])
        .orderBy('player_id')
        .orderBy('item_id')
        .execute(),
    ),
  ),
  table<{ player_id: number; cabinet_path: string }>(
    'cabinets',
    'Players with a cabinet of their own.',
    { player_id: PLAYER_ID, cabinet_path: field('address', 'picture of the cabinet, closed') },
    atOnce((source) =>
      source.selectFrom('cabinets').select(['player_id', 'cabinet_path']).orderBy('player_id').execute(),
    ),
  ),
  table<Country>(
    'countries',
    'The countries of players and courses.',
    { code: field('text', 'lower-case code: de, gb-sct; eu is the team'), flag_name: field('text', 'name') },
    atOnce(countries),
  ),
  ...WORKED_OUT_TABLES,
];
