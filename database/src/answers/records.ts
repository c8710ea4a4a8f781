import type { HeldRecord, PlayerSummary, RecordHolder, SiteRecords } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import { DEFINITIONS, SECTIONS } from '../summaries/records/definitions.ts';
import type { StoredMark, StoredRecord, StoredRecords } from '../summaries/records/record-book.ts';
import type { Tables } from '../schema.ts';
import { courseTitle } from '@golf/shared/format';
import { courseOf, roundsWithCourse } from './courses-by-round.ts';
import { divided } from './divided.ts';
import { movers } from './movers.ts';

/** Records from the import. Null: not derived yet. */
export async function storedRecords(database: Kysely<Tables>): Promise<StoredRecords | null> {
  const row = await database.selectFrom('records').select('body').executeTakeFirst();
  // Written by the import (database/src/summaries/records).
  return row ? (JSON.parse(row.body) as StoredRecords) : null;
}

const marksOf = (records: readonly StoredRecord[]) =>
  records.flatMap(({ holders, before }) => (before ? [...holders, before] : holders));

/** Turns marks into holders, with the players and rounds that the marks refer to. */
export async function holderOf(database: Kysely<Tables>, marks: readonly StoredMark[]) {
  const players = await database
    .selectFrom('players')
    .select(['id', 'name', 'live', 'profile', 'badge_id'])
    .where('id', 'in', [0, ...new Set(marks.map(({ player }) => player))])
    .execute();
  const rounds = await roundsWithCourse(database)
    .where('rounds.id', 'in', [0, ...new Set(marks.flatMap(({ round }) => round ?? []))])
    .execute();
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const roundOf = new Map(rounds.map((round) => [round.id, round]));
  return (mark: StoredMark, per: number): RecordHolder => {
    const player = playerOf.get(mark.player);
    const round = mark.round === null ? undefined : roundOf.get(mark.round);
    return {
      player_id: mark.player,
      name: player?.name ?? '',
      live: player?.live === 1,
      profile: player?.profile ?? null,
      badge_id: player?.badge_id ?? null,
      value: divided(mark.value, per),
      date: mark.date,
      since: mark.since,
      score_id: mark.round,
      course: round ? courseOf(round) : null,
      video: round?.video ?? null,
      link: round?.link ?? null,
      pro: round?.pro === 1,
    };
  };
}

/** `/api/records` */
export async function records(database: Kysely<Tables>): Promise<SiteRecords | null> {
  const found = await storedRecords(database);
  if (!found) return null;
  const all = [...Object.values(found.records), ...found.courses, ...found.countries];
  const toHolder = await holderOf(database, marksOf(all));
  const held = ({ holders, count, before }: StoredRecord, per = 1): HeldRecord => {
    const named = holders.map((mark) => toHolder(mark, per));
    return { value: named[0]?.value ?? 0, holders: named, count, before: before && toHolder(before, per) };
  };
  const courses = await database.selectFrom('courses').select(['id', 'club_name', 'course_name']).execute();
  const courseNames = new Map(courses.map((row) => [row.id, courseTitle(row.club_name, row.course_name)]));
  const countries = await database.selectFrom('countries').selectAll().execute();
  const countryNames = new Map(countries.map((row) => [row.code, row.flag_name]));
  return {
    newest_day: found.newest_day,
    sections: SECTIONS.map(({ id, title, records: definitions }) => ({
      id,
      title,
      records: definitions.flatMap(({ id: recordId, name, definition, minimum, unit, per }) => {
        const record = found.records[recordId];
        return record ? [{ id: recordId, name, definition, minimum, unit, ...held(record, per) }] : [];
      }),
    })).filter((section) => section.records.length > 0),
    courses: found.courses.map(({ course, players, margin, ...record }) => ({
      course_id: course,
      course: courseNames.get(course) ?? '',
      players,
      margin,
      ...held(record),
    })),
    countries: found.countries.map(({ code, players, ...record }) => ({
      code,
      flag_name: countryNames.get(code) ?? '',
      players,
      ...held(record, 100),
    })),
    movers: await movers(database),
  };
}

export async function recordsHeldBy(database: Kysely<Tables>, player: number): Promise<PlayerSummary['records']> {
  const found = await storedRecords(database);
  const held = DEFINITIONS.flatMap((definition) => {
    const record = found?.records[definition.id];
    const mark = record?.holders.find((holder) => holder.player === player);
    if (!record || !mark) return [];
    const other = record.count === 2 ? record.holders.find((holder) => holder !== mark) : undefined;
    return [{ ...definition, mark, others: record.count - 1, other }];
  });
  const toHolder = await holderOf(
    database,
    held.flatMap(({ mark, other }) => (other ? [mark, other] : [mark])),
  );
  return held.map(({ id, name, unit, per = 1, continues = false, mark, others, other }) => {
    const { value, date, since, course } = toHolder(mark, per);
    const running = continues && date === found?.newest_day;
    const second = other && toHolder(other, per);
    return { id, name, value, unit, date, since, course, others, other: second?.live ? second.name : null, running };
  });
}
