import type {
  CourseDay,
  CoursePlayed,
  HeldRecord,
  Improvement,
  NetOfPlayer,
  RecordHolder,
  ScoreUpdate,
  SiteRecord,
  TeeSummary,
  TotalShots,
} from '@golf/shared/api';
import { courseSummary } from '../answers/course-summaries.ts';
import { courses } from '../answers/courses.ts';
import { records } from '../answers/records.ts';
import { scoreUpdates, totalShots } from '../answers/site-wide.ts';
import type { StoredSummary } from '../summaries/summaries.ts';
import { field, type FieldsOf } from './fields.ts';
import {
  atOnce,
  byPlayers,
  COURSE_ID,
  OVER_PAR,
  PLAYER_ID,
  STROKES,
  table,
  tableFrom,
  type DataTable,
  type OfCourse,
  type OfPlayer,
  type Source,
} from './table.ts';

/*
 * Data that an import derives from the rounds. The API's answers contain nested lists; here each list is a table, and
 * each nested object becomes columns.
 */

const SCORE_ID = field('whole number', 'the round: id in rounds');
const TEE_ID = field('whole number', 'the tee: tee_id in tees');

type PlayerSummaries = readonly OfPlayer<StoredSummary>[];

const summariesOfPlayers = byPlayers(async (source, first, last): Promise<PlayerSummaries> => {
  const rows = await source
    .selectFrom('player_summaries')
    .selectAll()
    .where('player_id', '>=', first)
    .where('player_id', '<=', last)
    .orderBy('player_id')
    .execute();
  // Written by the import (database/src/summaries).
  return rows.map(({ player_id, body }) => ({ player_id, ...(JSON.parse(body) as StoredSummary) }));
});

const listOfPlayers =
  <Row>(list: (summary: StoredSummary) => readonly Row[]) =>
  (summaries: PlayerSummaries): OfPlayer<Row>[] =>
    summaries.flatMap((summary) => list(summary).map((row) => ({ player_id: summary.player_id, ...row })));

function summaryRow({ player_id, position, tied, ranked, moved, ...summary }: OfPlayer<StoredSummary>) {
  const { calculation, drops_next: dropsNext, form } = summary;
  const last = (rounds: number) => form?.last.find((found) => found.rounds === rounds);
  return {
    player_id,
    position,
    tied,
    ranked,
    moved,
    latest_rounds: calculation?.rounds ?? null,
    counting: calculation?.counting ?? null,
    sum: calculation?.sum ?? null,
    mean: calculation?.mean ?? null,
    drops_next_score_id: dropsNext?.score_id ?? null,
    drops_next_counts: dropsNext?.counts ?? null,
    best_of_last_5: last(5)?.best ?? null,
    average_of_last_5: last(5)?.average ?? null,
    best_of_last_10: last(10)?.best ?? null,
    average_of_last_10: last(10)?.average ?? null,
    low_handicap: form?.low?.handicap ?? null,
    low_date: form?.low?.date ?? null,
    under_par_current: form?.under_par.current ?? null,
    under_par_longest: form?.under_par.longest ?? null,
    weeks_current: form?.weeks.current ?? null,
    weeks_longest: form?.weeks.longest ?? null,
  };
}

interface HeldRow extends RecordHolder {
  record: string;
  name_of_record: string;
  definition: string;
  minimum: string;
  unit: string;
  course_id: number | null;
  code: string | null;
  players: number | null;
  margin: number | null;
  count: number;
  holds: boolean;
}

type Subject = Omit<HeldRow, keyof RecordHolder | 'count' | 'holds'>;

const held = (subject: Subject, { holders, count, before }: HeldRecord): HeldRow[] => [
  ...holders.map((holder) => ({ ...subject, count, holds: true, ...holder })),
  ...(before ? [{ ...subject, count, holds: false, ...before }] : []),
];

/** In column order. */
const SUBJECT: Subject = {
  record: '',
  name_of_record: '',
  definition: '',
  minimum: '',
  unit: '',
  course_id: null,
  code: null,
  players: null,
  margin: null,
};

async function heldRecords(source: Source): Promise<HeldRow[]> {
  const found = await records(source);
  const ofSite = ({ id, name, definition, minimum, unit, ...record }: SiteRecord) =>
    held({ ...SUBJECT, record: id, name_of_record: name, definition, minimum, unit }, record);
  return [
    ...(found?.sections ?? []).flatMap((section) => section.records.flatMap(ofSite)),
    ...(found?.courses ?? []).flatMap(({ course_id, course, players, margin, ...record }) => {
      const subject = { ...SUBJECT, record: 'course', name_of_record: course, unit: 'to_par' };
      return held({ ...subject, course_id, players, margin }, record);
    }),
    ...(found?.countries ?? []).flatMap(({ code, flag_name, players, ...record }) => {
      const subject = { ...SUBJECT, record: 'country', name_of_record: flag_name, unit: 'net' };
      return held({ ...subject, code, players }, record);
    }),
  ];
}

const HOLDER: FieldsOf<RecordHolder> = {
  player_id: PLAYER_ID,
  name: field('text', 'name of the player'),
  live: field('true or false', 'false while the player is tracked but not announced: the site blurs the name'),
  profile: field('address', 'picture of the player'),
  badge_id: field('whole number', 'set for Handicap Legends: a badge_id of achievements'),
  value: field('number', 'what was reached'),
  date: field('day', 'when it was reached'),
  since: field('day', 'when it began, where it took longer than a round'),
  score_id: field('whole number', 'the round that it was reached with: id in rounds; what follows is of that round'),
  course: field('text', 'club and course'),
  video: field('text', 'title of the video'),
  link: field('address', 'the video'),
  pro: field('true or false', 'played as a professional guest'),
};

type Summary = NonNullable<Awaited<ReturnType<typeof courseSummary>>>;

async function* summariesOfCourses(source: Source): AsyncGenerator<OfCourse<Summary>> {
  for (const { course_id } of await courses(source)) {
    const summary = await courseSummary(source, course_id);
    if (summary) yield { course_id, ...summary };
  }
}

const listOfCourses =
  <Row extends object>(list: (summary: Summary) => readonly Row[]) =>
  (summary: OfCourse<Summary>): OfCourse<Row>[] =>
    list(summary).map((row) => ({ course_id: summary.course_id, ...row }));

const courseRow = ({ rounds, players, last_played, best }: Summary) => ({ rounds, players, last_played, best });

const teeRow = ({ tee_id, rounds, players, hardest, leader }: TeeSummary) => ({
  tee_id,
  rounds,
  players,
  hardest,
  leader_player_id: leader?.player_id ?? null,
  leader_score_id: leader?.score_id ?? null,
});

const stepRows = ({ tee_id, steps }: TeeSummary) =>
  steps.flatMap((holders, at) => holders.map((holder) => ({ tee_id, step: at + 1, ...holder })));

const dayRow =
  (hardest: boolean) =>
  ({ date, rounds, to_handicap, players }: CourseDay) => ({
    hardest,
    date,
    rounds,
    to_handicap,
    player_ids: players.map(({ player_id }) => player_id).join(' '),
  });

const updateRow = ({ result, ...update }: ScoreUpdate) => ({
  ...update,
  course: result?.course ?? null,
  gross: result?.gross ?? null,
  score_over_par: result?.score_over_par ?? null,
  handicap: result?.handicap ?? null,
  handicap_before: result?.handicap_before ?? null,
});

export const WORKED_OUT_TABLES: readonly DataTable[] = [
  tableFrom<PlayerSummaries, ReturnType<typeof summaryRow>>(
    'player-summaries',
    'Where each player stands, how the handicap was calculated, and form. Net scores are adjusted scores (differentials).',
    {
      player_id: PLAYER_ID,
      position: field('whole number', 'place on the leaderboard; none before the fifth round'),
      tied: field('true or false', 'whether others have the same place'),
      ranked: field('whole number', 'players with a handicap'),
      moved: field('whole number', 'places won in 30 days; below 0: lost', 'places'),
      latest_rounds: field('whole number', 'rounds among the latest 20'),
      counting: field('whole number', 'those of them that count'),
      sum: field('number', 'of the counting adjusted scores', STROKES),
      mean: field('number', 'sum ÷ counting, two decimals: rounded to one it is the handicap', STROKES),
      drops_next_score_id: field('whole number', 'the oldest of the latest 20, which the next round pushes out'),
      drops_next_counts: field('true or false', 'whether that one counts'),
      best_of_last_5: field('number', 'the lowest net score of the last five rounds', STROKES),
      average_of_last_5: field('number', 'their average, two decimals', STROKES),
      best_of_last_10: field('number', 'the lowest net score of the last ten rounds', STROKES),
      average_of_last_10: field('number', 'their average, two decimals', STROKES),
      low_handicap: field('number', 'the lowest handicap of the last 365 days', STROKES),
      low_date: field('day', 'when it was first reached'),
      under_par_current: field('whole number', 'rounds under par in a row, up to the latest', 'rounds'),
      under_par_longest: field('whole number', 'the longest such run', 'rounds'),
      weeks_current: field('whole number', 'calendar weeks in a row with a round, up to this one', 'weeks'),
      weeks_longest: field('whole number', 'the longest such run', 'weeks'),
    },
    summariesOfPlayers,
    (summaries) => summaries.map(summaryRow),
  ),
  tableFrom<PlayerSummaries, OfPlayer<CoursePlayed>>(
    'player-courses',
    'Each course that a player has played, with the best of the full rounds there.',
    {
      player_id: PLAYER_ID,
      course_id: field('whole number', 'the course: course_id in courses; none where it has no leaderboard'),
      course: field('text', 'club and course'),
      rounds: field('whole number', 'rounds on it'),
      score: field('whole number', 'the best full round', OVER_PAR),
      score_id: SCORE_ID,
      date: field('day', 'when it was played'),
      tee: field('text', 'the tee that it was played from'),
      place: field('whole number', 'its place among the best of each player from that tee'),
      tied: field('true or false', 'whether others have the same place'),
      players: field('whole number', 'players with a full round from that tee'),
      record: field('true or false', 'whether nobody has a lower score to par on the course, from any tee'),
      leader: field('true or false', 'whether it is the best round from the hardest tee'),
    },
    summariesOfPlayers,
    listOfPlayers(({ courses: played }) => played),
  ),
  tableFrom<PlayerSummaries, OfPlayer<Improvement>>(
    'improvements',
    'The highest score that would still improve a player’s handicap, on courses they’ve played.',
    {
      player_id: PLAYER_ID,
      course_id: field('whole number', 'the course: course_id in courses; none where it has no leaderboard'),
      course: field('text', 'club and course'),
      tee: field('text', 'the tee'),
      tee_background: field('text', 'its colour, #rrggbb'),
      tee_text_color: field('text', 'colour of words on it, #rrggbb'),
      gross: field('whole number', 'the score', STROKES),
      score: field('whole number', 'the score', OVER_PAR),
      handicap: field('number', 'what the handicap would be then', STROKES),
    },
    summariesOfPlayers,
    listOfPlayers(({ improvements }) => improvements),
  ),
  table<HeldRow>(
    'records',
    'Who holds each record, and who held it before.',
    {
      record: field('text', 'the record: "lowest-handicap"; "course" and "country" are one for each of them'),
      name_of_record: field(
        'text',
        'name of the record; for a course or country record, that of the course or country',
      ),
      definition: field('text', 'what it counts'),
      minimum: field('text', 'what it takes to be counted'),
      unit: field(
        'text',
        'of value: handicap, net and to_par are in strokes (net is the adjusted score), the rest are what they say',
      ),
      course_id: field('whole number', 'the course of a course record: course_id in courses'),
      code: field('text', 'the country of a country record: code in countries'),
      players: field('whole number', 'players of that course or country'),
      margin: field('whole number', 'of a course record: to the best of whoever does not hold it', STROKES),
      count: field('whole number', 'how many hold it; five of them have a row'),
      holds: field('true or false', 'false for the last to hold it who does not hold it now'),
      ...HOLDER,
    },
    atOnce(heldRecords),
  ),
  tableFrom<OfCourse<Summary>, OfCourse<ReturnType<typeof courseRow>>>(
    'course-summaries',
    'One summary row per course.',
    {
      course_id: COURSE_ID,
      rounds: field('whole number', 'rounds of 18 holes'),
      players: field('whole number', 'players with one'),
      last_played: field('day', 'the latest'),
      best: field('whole number', 'the best from any tee', OVER_PAR),
    },
    summariesOfCourses,
    listOfCourses((summary) => [courseRow(summary)]),
  ),
  tableFrom<OfCourse<Summary>, OfCourse<ReturnType<typeof teeRow>>>(
    'tee-summaries',
    'Each tee with its full rounds, and the Course Leaders: whoever leads from the hardest tees.',
    {
      course_id: COURSE_ID,
      tee_id: TEE_ID,
      rounds: field('whole number', 'rounds from it'),
      players: field('whole number', 'players with one'),
      hardest: field('true or false', 'whether it is the hardest tee of the men, or of the women'),
      leader_player_id: field('whole number', 'the Course Leader: id in players'),
      leader_score_id: field('whole number', 'their round: id in rounds'),
    },
    summariesOfCourses,
    listOfCourses(({ tees }) => tees.map(teeRow)),
  ),
  tableFrom<OfCourse<Summary>, OfCourse<ReturnType<typeof stepRows>[number]>>(
    'course-records',
    'How the record from each tee has fallen, in strokes.',
    {
      course_id: COURSE_ID,
      tee_id: TEE_ID,
      step: field('whole number', '1 for the first record, then one more each time that it was broken'),
      ...HOLDER,
    },
    summariesOfCourses,
    listOfCourses(({ tees }) => tees.flatMap(stepRows)),
  ),
  tableFrom<OfCourse<Summary>, OfCourse<NetOfPlayer>>(
    'course-net',
    'The best adjusted score of each player on a course: the 50 lowest.',
    {
      course_id: COURSE_ID,
      ...HOLDER,
      tee_id: TEE_ID,
      rounds: field('whole number', "the player's full rounds on the course"),
      place: field('whole number', 'place'),
      tied: field('true or false', 'whether others have the same place'),
    },
    summariesOfCourses,
    listOfCourses(({ net }) => net),
  ),
  tableFrom<OfCourse<Summary>, OfCourse<ReturnType<ReturnType<typeof dayRow>>>>(
    'course-days',
    'The hardest and the easiest days on each course.',
    {
      course_id: COURSE_ID,
      hardest: field('true or false', 'true for one of the hardest, false for one of the easiest'),
      date: field('day', 'the day'),
      rounds: field('whole number', 'rounds on it'),
      to_handicap: field('number', 'what they averaged to the handicaps of those who played, two decimals', STROKES),
      player_ids: field('text', 'who played, with a space between: id in players; empty for more than three'),
    },
    summariesOfCourses,
    listOfCourses(({ hardest_days: hardest, easiest_days: easiest }) => [
      ...hardest.map(dayRow(true)),
      ...easiest.map(dayRow(false)),
    ]),
  ),
  table<ReturnType<typeof updateRow>>(
    'score-updates',
    'The latest rounds to be tracked, newest first.',
    {
      score_id: SCORE_ID,
      player_id: PLAYER_ID,
      name: field('text', 'name of the player'),
      profile: field('address', 'picture of the player'),
      title: field('text', 'title of the video'),
      updated_at: field('instant', 'when it was tracked'),
      course: field('text', 'club and course'),
      gross: field('whole number', 'the score', STROKES),
      score_over_par: field('whole number', 'the score', OVER_PAR),
      handicap: field('number', 'the handicap with this round', STROKES),
      handicap_before: field('number', 'the handicap with those before it alone', STROKES),
    },
    atOnce(async (source) => (await scoreUpdates(source)).map(updateRow)),
  ),
  table<TotalShots>(
    'total-shots',
    'Total shots tracked, with the latest additions.',
    {
      totalScore: field('whole number', 'strokes of all rounds', STROKES),
      newest_day: field('day', 'day of the newest round'),
      rounds_this_week: field('whole number', 'rounds of the seven days that end with it'),
    },
    atOnce(async (source) => [await totalShots(source)]),
  ),
];
