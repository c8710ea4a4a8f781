import type { CourseDay, CourseSummary, HeldRecord } from '@golf/shared/api';
import { courseSummary } from '../answers/course-summaries.ts';
import { records } from '../answers/records.ts';
import { scoreUpdates, totalShots } from '../answers/site-wide.ts';
import type { StoredSummary } from '../summaries/summaries.ts';
import { field, fieldAt, fieldsOf } from './fields.ts';
import {
  atOnce,
  byCourse,
  byPlayers,
  COURSE_ID,
  PLAYER_ID,
  table,
  tableFrom,
  type DataTable,
  type Source,
} from './table.ts';

/*
 * Data that an import derives from the rounds. The API's answers contain nested lists; here each list is a table, and
 * each nested object becomes columns.
 */

type PlayerSummaries = readonly ({ player_id: number } & StoredSummary)[];

const summariesOfPlayers = byPlayers(async (source, first, last) => {
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

const listOfPlayers = (list: (summary: StoredSummary) => readonly object[]) => (summaries: PlayerSummaries) =>
  summaries.flatMap((summary) => list(summary).map((row) => ({ ...row, player_id: summary.player_id })));

function summaryRow({ calculation, drops_next: dropsNext, form, ...summary }: PlayerSummaries[number]) {
  const last = (rounds: number) => form?.last.find((found) => found.rounds === rounds);
  return {
    ...summary,
    ...calculation,
    latest_rounds: calculation?.rounds,
    drops_next_score_id: dropsNext?.score_id,
    drops_next_counts: dropsNext?.counts,
    best_of_last_5: last(5)?.best,
    average_of_last_5: last(5)?.average,
    best_of_last_10: last(10)?.best,
    average_of_last_10: last(10)?.average,
    low_handicap: form?.low?.handicap,
    low_date: form?.low?.date,
    under_par_current: form?.under_par.current,
    under_par_longest: form?.under_par.longest,
    weeks_current: form?.weeks.current,
    weeks_longest: form?.weeks.longest,
  };
}

/** One row per holder, and one for the previous holder. */
const held = ({ holders, before, ...record }: HeldRecord & Record<string, unknown>) => [
  ...holders.map((holder) => ({ ...record, holds: true, ...holder })),
  ...(before ? [{ ...record, holds: false, ...before }] : []),
];

async function heldRecords(source: Source): Promise<object[]> {
  const { sections = [], courses = [], countries = [] } = (await records(source)) ?? {};
  return [
    ...sections
      .flatMap((section) => section.records)
      .map(({ id, ...record }) => ({ ...record, record: id, name_of_record: record.name })),
    ...courses.map((record) => ({
      ...record,
      record: 'course',
      name_of_record: record.course,
      unit: 'to_par',
      definition: '',
      minimum: '',
    })),
    ...countries.map((record) => ({
      ...record,
      record: 'country',
      name_of_record: record.flag_name,
      unit: 'net',
      definition: '',
      minimum: '',
    })),
  ].flatMap(held);
}

const summariesOfCourses = byCourse(async (source, id) => {
  const summary = await courseSummary(source, id);
  return summary && [summary];
});

const listOfCourses =
  (list: (summary: CourseSummary) => readonly object[]) =>
  (summaries: readonly (CourseSummary & { course_id: number })[]) =>
    summaries.flatMap((summary) => list(summary).map((row) => ({ ...row, course_id: summary.course_id })));

const stepRows = ({ tee_id, steps }: CourseSummary['tees'][number]) =>
  steps.flatMap((holders, at) => holders.map((holder) => ({ ...holder, tee_id, step: at + 1 })));

const dayRows = (days: readonly CourseDay[], hardest: boolean) =>
  days.map((day) => ({ ...day, hardest, player_ids: day.players.map(({ player_id }) => player_id).join(' ') }));

const LAST_FIVE = 'The last five rounds.';
const LAST_TEN = 'The last ten rounds.';

export const WORKED_OUT_TABLES: readonly DataTable[] = [
  tableFrom(
    'player-summaries',
    'Where each player stands, how the handicap was calculated, and form. Net scores are adjusted scores (differentials).',
    {
      ...PLAYER_ID,
      ...fieldsOf('PlayerSummary'),
      latest_rounds: fieldAt('PlayerSummary.calculation.rounds', ''),
      ...fieldsOf('PlayerSummary.calculation', ['counting', 'sum', 'mean']),
      drops_next_score_id: fieldAt('PlayerSummary.drops_next.score_id'),
      drops_next_counts: fieldAt('PlayerSummary.drops_next.counts'),
      best_of_last_5: fieldAt('PlayerSummary.form.last.best', LAST_FIVE),
      average_of_last_5: fieldAt('PlayerSummary.form.last.average', LAST_FIVE),
      best_of_last_10: fieldAt('PlayerSummary.form.last.best', LAST_TEN),
      average_of_last_10: fieldAt('PlayerSummary.form.last.average', LAST_TEN),
      low_handicap: fieldAt('PlayerSummary.form.low.handicap'),
      low_date: fieldAt('PlayerSummary.form.low.date'),
      under_par_current: fieldAt('PlayerSummary.form.under_par.current'),
      under_par_longest: fieldAt('PlayerSummary.form.under_par.longest'),
      weeks_current: fieldAt('PlayerSummary.form.weeks.current'),
      weeks_longest: fieldAt('PlayerSummary.form.weeks.longest'),
    },
    summariesOfPlayers,
    (summaries) => summaries.map(summaryRow),
  ),
  tableFrom(
    'player-courses',
    'Each course that a player has played, with the best of the full rounds there.',
    { ...PLAYER_ID, ...fieldsOf('PlayerSummary.courses') },
    summariesOfPlayers,
    listOfPlayers(({ courses }) => courses),
  ),
  tableFrom(
    'improvements',
    'The highest score that would still improve a player’s handicap, on courses they’ve played.',
    { ...PLAYER_ID, ...fieldsOf('PlayerSummary.improvements') },
    summariesOfPlayers,
    listOfPlayers(({ improvements }) => improvements),
  ),
  table(
    'records',
    'Who holds each record, and who held it before.',
    {
      record: field('text', 'The record: “lowest-handicap”; “course” and “country” are one for each of them.'),
      name_of_record: field('text', 'Name of the record, of the course or of the country.'),
      ...fieldsOf('Records.sections.records', ['definition', 'minimum']),
      unit: field(
        'text',
        'Of value: handicap, net (adjusted score) and to_par are in strokes, others are what they say.',
      ),
      course_id: field('whole number', 'The course of a course record: course_id in courses.'),
      code: field('text', 'The country of a country record: code in countries.'),
      players: field('whole number', 'Players of that course or country.'),
      ...fieldsOf('Records.courses', ['margin', 'count']),
      holds: field('true or false', 'False for the last to hold it who does not hold it now.'),
      ...fieldsOf('RecordHolder'),
    },
    atOnce(heldRecords),
  ),
  tableFrom(
    'course-summaries',
    'One summary row per course.',
    { ...COURSE_ID, ...fieldsOf('CourseSummary') },
    summariesOfCourses,
    (summaries) => summaries,
  ),
  tableFrom(
    'tee-summaries',
    'Each tee with its full rounds, and the Course Leaders: whoever leads from the hardest tees.',
    {
      ...COURSE_ID,
      ...fieldsOf('CourseSummary.tees', ['tee_id', 'rounds', 'players', 'hardest']),
      leader_player_id: fieldAt('CourseSummary.tees.leader.player_id'),
      leader_score_id: fieldAt('CourseSummary.tees.leader.score_id'),
    },
    summariesOfCourses,
    listOfCourses(({ tees }) =>
      tees.map((tee) => ({
        ...tee,
        leader_player_id: tee.leader?.player_id,
        leader_score_id: tee.leader?.score_id,
      })),
    ),
  ),
  tableFrom(
    'course-records',
    'How each tee record was lowered, in strokes.',
    {
      ...COURSE_ID,
      ...fieldsOf('CourseSummary.tees', ['tee_id']),
      step: field('whole number', '1 for the first record, then one more each time that it was broken.'),
      ...fieldsOf('RecordHolder'),
    },
    summariesOfCourses,
    listOfCourses(({ tees }) => tees.flatMap(stepRows)),
  ),
  tableFrom(
    'course-net',
    'The best adjusted score of each player on a course: the 50 lowest.',
    { ...COURSE_ID, ...fieldsOf('CourseSummary.net') },
    summariesOfCourses,
    listOfCourses(({ net }) => net),
  ),
  tableFrom(
    'course-days',
    'The hardest and the easiest days on each course.',
    {
      ...COURSE_ID,
      hardest: field('true or false', 'True for one of the hardest, false for one of the easiest.'),
      ...fieldsOf('CourseDay'),
      player_ids: field('text', 'Who played, with a space between: id in players; empty for more than three.'),
    },
    summariesOfCourses,
    listOfCourses((summary) => [...dayRows(summary.hardest_days, true), ...dayRows(summary.easiest_days, false)]),
  ),
  table(
    'score-updates',
    'The latest rounds to be tracked, newest first.',
    { ...fieldsOf('ScoreUpdate'), ...fieldsOf('ScoreUpdate.result') },
    atOnce(async (source) => (await scoreUpdates(source)).map((update) => ({ ...update, ...update.result }))),
  ),
  table(
    'total-shots',
    'Total shots tracked, with the latest additions.',
    fieldsOf('TotalShots'),
    atOnce(async (source) => [await totalShots(source)]),
  ),
];
