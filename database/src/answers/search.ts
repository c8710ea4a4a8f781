import type { SearchAnswer } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { corrected, createSearch, wordsOf } from '@golf/shared/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { inTurns } from './course-scores.ts';
import { rankedPlayers } from './movers.ts';
import { oncePerVersion } from './once-per-version.ts';
import { records } from './records.ts';
import { RoundIndex } from './round-index.ts';

/** Maximum number of entries of each kind. */
const MOST = 10;
/** Players whose rounds are read per turn of the event loop. */
const PLAYERS_IN_A_TURN = 250;

/** All that is searched, as of one data version. */
const searchIndex = oncePerVersion(async (database) => {
  const channels = Map.groupBy(
    await database.selectFrom('channels').select(['player_id', 'name']).orderBy('position').execute(),
    ({ player_id: player }) => player,
  );
  const announced = (await rankedPlayers(database)).flatMap(
    ({ player: { live, code: _code, ...player }, position }) => {
      const names = (channels.get(player.id) ?? []).flatMap(({ name }) => name ?? []);
      return live ? { ...player, position, channel_name: names[0] ?? null, names } : [];
    },
  );
  const courses = await database
    .selectFrom('courses')
    .select(['id as course_id', 'club_name', 'course_name', 'club_location', 'club_country', 'released_at'])
    .orderBy('id')
    .execute();
  const tees = await database.selectFrom('tees').select(['id', 'course_id']).execute();
  const rounds = new RoundIndex(
    new Map(announced.map(({ id, name }) => [id, name])),
    new Map(courses.map(({ course_id: id, club_name, course_name }) => [id, courseTitle(club_name, course_name)])),
  );
  const courseOf = new Map(tees.map(({ id, course_id: course }) => [id, course]));
  await inTurns(
    database,
    async (first, last) =>
      rounds.add(
        await database
          .selectFrom('rounds')
          .select(['id', 'player_id', 'tee_id', 'course', 'date', 'video'])
          .where('player_id', '>=', first)
          .where('player_id', '<=', last)
          .execute(),
        courseOf,
      ),
    PLAYERS_IN_A_TURN,
  );
  const held = (await records(database))?.sections.flatMap((section) => section.records) ?? [];
  const players = createSearch(announced, ({ name, names }) => [name, ...names]);
  const released = createSearch(
    courses.filter(({ released_at: at }) => at !== null),
    (course) => [courseTitle(course.club_name, course.course_name), course.club_location, course.club_country],
  );
  const standing = createSearch(
    held.filter(({ holders }) => holders.length > 0),
    ({ name }) => [name],
  );
  const known = new Set([...players.words, ...released.words, ...standing.words, ...rounds.words()]);
  return { players, courses: released, findRounds: rounds.finish(), records: standing, known };
});

async function roundsOf(database: Kysely<Tables>, ids: readonly number[]): Promise<SearchAnswer['rounds']> {
  if (ids.length === 0) return [];
  const rows = await roundsWithCourse(database)
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .select(['players.name', 'players.profile', 'players.badge_id'])
    .where('rounds.id', 'in', ids)
    .orderBy('rounds.date', 'desc')
    .orderBy('rounds.id', 'desc')
    .execute();
  return rows.map(({ id, name, profile, badge_id, ...row }) => ({
    score_id: id,
    name,
    profile,
    badge_id,
    course: courseOf(row),
    date: row.date,
    score: row.gross - row.par,
    title: row.video,
  }));
}

/** `/api/search/{words}`: players, courses, rounds and records with all words, or else with the words nearest to them. */
export async function search(database: Kysely<Tables>, query: string, version?: string): Promise<SearchAnswer> {
  const index = await searchIndex(database, version);
  const found = (words: string) => ({
    players: index.players.find(words).slice(0, MOST),
    courses: index.courses.find(words).slice(0, MOST),
    rounds: index.findRounds(wordsOf(words), MOST),
    records: index.records.find(words).slice(0, MOST),
  });
  const exact = found(query);
  const isMisspelt = Object.values(exact).every((entries) => entries.length === 0);
  const meant = isMisspelt ? corrected(query, index.known) : null;
  const { players, courses, rounds, records: standing } = meant === null ? exact : found(meant);
  return {
    corrected: meant,
    players: players.map(({ id, name, profile, badge_id, handicap, position, channel_name }) => ({
      id,
      name,
      profile,
      badge_id,
      handicap,
      position,
      channel_name,
    })),
    courses: courses.map(({ course_id, club_name, course_name, club_location }) => ({
      course_id,
      club_name,
      course_name,
      club_location,
    })),
    rounds: await roundsOf(database, rounds),
    records: standing.map(({ id, name, definition }) => ({ id, name, definition })),
  };
}
