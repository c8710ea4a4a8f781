import { courseTitle } from '@golf/shared/format';
import type { Kysely } from 'kysely';
import { compiledOnce } from '../compiled-once.ts';
import { versionOf } from '../read.ts';
import type { Tables } from '../schema.ts';

/** Data of a tee that applies to its rounds unless they have their own. */
export interface OfTee {
  course: string;
  par: number;
  /** For 18 holes, in tenths of a stroke. */
  course_rating: number;
  slope_rating: number;
}

const all = compiledOnce((database) =>
  database
    .selectFrom('tees')
    .innerJoin('courses', 'courses.id', 'tees.course_id')
    .select([
      'tees.id',
      'tees.par',
      'tees.course_rating',
      'tees.slope_rating',
      'courses.club_name',
      'courses.course_name',
    ]),
);

/** Keyed by the adapter of a database, which its transactions share. */
const known = new WeakMap<object, { version: string; tees: ReadonlyMap<number, OfTee> }>();

/**
 * All tees by id, read once per data version. There are few of them, and joining two rows per round took as long as
 * finding the rounds.
 * @param version data version, if the caller has read it in the same transaction
 */
export async function teesInMemory(database: Kysely<Tables>, version?: string): Promise<ReadonlyMap<number, OfTee>> {
  const { adapter } = database.getExecutor();
  const current = version ?? (await versionOf(database));
  const kept = known.get(adapter);
  if (kept?.version === current) return kept.tees;
  const rows = await all(database);
  const tees = new Map(
    rows.map(({ id, club_name, course_name, ...numbers }): [number, OfTee] => [
      id,
      { ...numbers, course: courseTitle(club_name, course_name) },
    ]),
  );
  known.set(adapter, { version: current, tees });
  return tees;
}
