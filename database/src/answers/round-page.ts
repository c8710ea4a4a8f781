import type { RoundBeside, RoundPage } from '@golf/shared/api';
import { FULL_ROUND } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { handicapAfter } from '../summaries/form.ts';
import { DEFINITIONS } from '../summaries/records/definitions.ts';
import { corrections } from './corrections.ts';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { divided } from './divided.ts';
import { dayNumber, pastBoards } from './past-boards.ts';
import { readPlayers } from './players.ts';
import { storedRecords } from './records.ts';
import { toRound } from './rounds.ts';

/** Rounds with what their tees tell, for `toRound`. */
const detailed = (database: Kysely<Tables>) =>
  roundsWithCourse(database).select(['rounds.player_id', 'rounds.tee_id', 'courses.id as course_id']);

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number];

const roundOf = (row: Row) => toRound(row, { ...row, course: courseOf(row) });

function beside(row: Row | undefined): RoundBeside | null {
  if (!row) return null;
  const { id, date, course, score, net_score } = roundOf(row);
  return { score_id: id, date, course, score, net_score };
}

async function teeOf(database: Kysely<Tables>, { tee_id: tee, course_id: course }: Row) {
  if (tee === null || course === null) return { course_id: null, image: null, tee: null };
  const found = await database
    .selectFrom('tees')
    .innerJoin('courses', 'courses.id', 'tees.course_id')
    .select(['tees.name', 'tees.background', 'tees.text_color', 'tees.gender'])
    .select(['courses.feature_image', 'courses.released_at'])
    .where('tees.id', '=', tee)
    .executeTakeFirstOrThrow();
  return {
    // Courses without a leaderboard are not linked.
    course_id: found.released_at === null ? null : course,
    image: found.feature_image,
    tee: {
      tee_id: tee,
      tee_name: found.name,
      tee_background: found.background,
      tee_text_color: found.text_color,
      gender: found.gender === 'F',
    },
  };
}

/** Place among all players' best scores from the tee. Null: a lower score of the player, or not on a leaderboard. */
async function placeOnCourse(
  database: Kysely<Tables>,
  { tee_id: tee, player_id: player, gross, holes }: Row,
  isReleased: boolean,
): Promise<RoundPage['on_course']> {
  if (tee === null || !isReleased || holes !== FULL_ROUND) return null;
  const best = await database
    .selectFrom('rounds')
    .select(({ fn }) => ['player_id', fn.min<number>('gross').as('gross')])
    .where('tee_id', '=', tee)
    .where('holes', '=', FULL_ROUND)
    .groupBy('player_id')
    .execute();
  if (best.some((one) => one.player_id === player && one.gross < gross)) return null;
  return {
    position: 1 + best.filter((one) => one.gross < gross).length,
    tied: best.filter((one) => one.gross === gross).length > 1,
    players: best.length,
  };
}

/** Records that stand and that the round set. */
async function recordsOf(database: Kysely<Tables>, { id }: Row): Promise<RoundPage['records']> {
  const found = await storedRecords(database);
  return DEFINITIONS.flatMap(({ id: recordId, name, unit, per = 1 }) => {
    const mark = found?.records[recordId]?.holders.find(({ round }) => round === id);
    return mark ? [{ id: recordId, name, unit, value: divided(mark.value, per) }] : [];
  });
}

/** Rounds of other players in the same video, on the same day and course. */
async function roundsTogether(database: Kysely<Tables>, own: Row): Promise<RoundPage['together']> {
  if (own.link === null) return [];
  const rows = await detailed(database)
    // Rounds are stored by player and day: a lookup per player takes less time than reading all rounds.
    .innerJoin('players', (join) => join.onRef('players.id', '=', 'rounds.player_id').on('rounds.date', '=', own.date))
    .select(['players.name', 'players.live', 'players.profile', 'players.badge_id'])
    .where('rounds.link', '=', own.link)
    .where('rounds.player_id', '!=', own.player_id)
    .orderBy('rounds.net_score')
    .orderBy('rounds.id')
    .execute();
  return rows.flatMap(({ name, live, profile, badge_id, ...row }) => {
    const { id, course, score, net_score } = roundOf(row);
    if (course !== courseOf(own)) return [];
    const { player_id } = row;
    return [{ score_id: id, player_id, name, live: live === 1, profile, badge_id, course, score, net_score }];
  });
}

/** `/api/rounds/{id}`: a round, with the player's handicap and place before and after it. */
export async function roundPage(database: Kysely<Tables>, id: number, version?: string): Promise<RoundPage | null> {
  const found = await database.selectFrom('rounds').select('player_id').where('id', '=', id).executeTakeFirst();
  const [player] = found ? await readPlayers(database, [found.player_id]) : [];
  if (!player) return null;
  const rounds = await detailed(database)
    .where('rounds.player_id', '=', player.id)
    .orderBy('rounds.date')
    .orderBy('rounds.id')
    .execute();
  const index = rounds.findIndex((row) => row.id === id);
  const own = rounds[index];
  if (!own) return null;
  const place = await teeOf(database, own);
  const boards = await pastBoards(database, version);
  const day = dayNumber(own.date);
  const standing = (at: number, of: number): RoundPage['after'] => {
    const row = rounds[at];
    const tenths = row ? handicapAfter(row.history_value, at) : null;
    const { position, tied, ranked } = boards?.placeOf(player.id, of) ?? { position: null, tied: false, ranked: 0 };
    return { handicap: tenths === null ? null : tenths / 10, position, tied, ranked };
  };
  const trophies = await database
    .selectFrom('trophies')
    .select(['id', 'name'])
    .where('score_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    round: roundOf(own),
    player,
    ...place,
    number: index + 1,
    rounds: rounds.length,
    before: standing(index - 1, day - 1),
    after: standing(index, day),
    on_course: await placeOnCourse(database, own, place.course_id !== null),
    records: await recordsOf(database, own),
    trophies,
    together: await roundsTogether(database, own),
    corrections: (await corrections(database, version)).flatMap(({ day: correctedOn, rounds: corrected }) =>
      corrected.flatMap(({ id: roundId, was, is }) =>
        roundId === id && was && is ? [{ day: correctedOn, was, is }] : [],
      ),
    ),
    previous: beside(rounds[index - 1]),
    next: beside(rounds[index + 1]),
  };
}
