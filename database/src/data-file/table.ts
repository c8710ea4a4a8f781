import type { Kysely } from 'kysely';
import { courses } from '../answers/courses.ts';
import { batchesOf } from '../batches.ts';
import type { Tables } from '../schema.ts';
import { field, type Described, type FieldsOf } from './fields.ts';

/* Building blocks of the data file's tables. */

export type Source = Kysely<Tables>;

/** Reads in parts: the rounds of 10,000 players must not be in memory twice. */
type Read<Part> = (source: Source) => AsyncIterable<Part>;

export interface DataTable extends Described {
  /** Tables with an identical `read` function are read together. */
  read: Read<unknown>;
  /** Rows of the table in a part, with the fields in column order. */
  rowsIn: (part: unknown) => readonly object[];
}

const PLAYERS_AT_ONCE = 1000;

export const STROKES = 'strokes';
export const OVER_PAR = 'strokes relative to par';

export const PLAYER_ID = field('whole number', 'the player: id in players');
export const COURSE_ID = field('whole number', 'the course: course_id in courses');

export function tableFrom<Part, Row extends object>(
  name: string,
  about: string,
  fields: FieldsOf<Row>,
  read: Read<Part>,
  rowsIn: (part: Part) => readonly Row[],
): DataTable {
  // The type of a list of tables cannot express that each takes the parts of its own `read`.
  return { name, about, fields, read, rowsIn: rowsIn as DataTable['rowsIn'] };
}

/** A table with a `read` function of its own. */
export const table = <Row extends object>(
  name: string,
  about: string,
  fields: FieldsOf<Row>,
  read: Read<readonly Row[]>,
): DataTable => tableFrom(name, about, fields, read, (rows) => rows);

/** Reads all rows in one part. */
export const atOnce = <Row>(read: (source: Source) => Promise<readonly Row[]>) =>
  async function* parts(source: Source) {
    yield await read(source);
  };

export type OfCourse<Row> = { course_id: number } & Row;

/** Reads an answer per course, one course after another. */
export const byCourse = <Row>(read: (source: Source, id: number) => Promise<readonly Row[] | null>) =>
  async function* parts(source: Source): AsyncGenerator<OfCourse<Row>[]> {
    for (const { course_id } of await courses(source)) {
      yield ((await read(source, course_id)) ?? []).map((row) => ({ course_id, ...row }));
    }
  };

export type OfPlayer<Row> = { player_id: number } & Row;

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
