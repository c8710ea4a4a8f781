import type { Kysely } from 'kysely';
import { courses } from '../answers/courses.ts';
import { batchesOf } from '../batches.ts';
import type { Tables } from '../schema.ts';
import { field, type Described, type Fields } from './fields.ts';

/* Building blocks of the data file's tables. */

export type Source = Kysely<Tables>;

/** Reads in parts: the rounds of 10,000 players must not be in memory twice. */
type Read<Part> = (source: Source) => AsyncIterable<Part>;

export interface DataTable extends Described {
  /** Tables with an identical `read` function are read together. */
  read: Read<unknown>;
  /** Rows of the table in a part. A property that is no field of the table is not written. */
  rowsIn: (part: unknown) => readonly object[];
}

const PLAYERS_AT_ONCE = 1000;

export const PLAYER_ID: Fields = { player_id: field('whole number', 'The player: id in players.') };
export const COURSE_ID: Fields = { course_id: field('whole number', 'The course: course_id in courses.') };

export function tableFrom<Part>(
  name: string,
  about: string,
  fields: Fields,
  read: Read<Part>,
  rowsIn: (part: Part) => readonly object[],
): DataTable {
  // The type of a list of tables cannot express that each table takes the parts of its `read`.
  return { name, about, fields, read, rowsIn: rowsIn as DataTable['rowsIn'] };
}

/** A table with its own `read` function. */
export const table = (name: string, about: string, fields: Fields, read: Read<readonly object[]>): DataTable =>
  tableFrom(name, about, fields, read, (rows) => rows);

/** Reads all rows in one part. */
export const atOnce = <Row>(read: (source: Source) => Promise<readonly Row[]>) =>
  async function* parts(source: Source) {
    yield await read(source);
  };

/** Reads an answer per course, one course after another. */
export const byCourse = <Row>(read: (source: Source, id: number) => Promise<readonly Row[] | null>) =>
  async function* parts(source: Source) {
    for (const { course_id } of await courses(source)) {
      yield ((await read(source, course_id)) ?? []).map((row) => ({ ...row, course_id }));
    }
  };

/** Reads ranges of players. `read` gets the first and last id of a range and all its ids. */
export const byPlayers = <Row>(
  read: (source: Source, first: number, last: number, ids: readonly number[]) => Promise<readonly Row[]>,
) =>
  async function* parts(source: Source) {
    const rows = await source.selectFrom('players').select('id').orderBy('id').execute();
    for (const batch of batchesOf(rows, PLAYERS_AT_ONCE)) {
      const ids = batch.map(({ id }) => id);
      yield await read(source, ids[0] ?? 0, ids.at(-1) ?? 0, ids);
    }
  };
