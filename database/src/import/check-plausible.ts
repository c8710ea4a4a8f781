import type { Database } from '../schema.ts';
import type { Problem } from './problem.ts';
import type { Folder } from './read-folder.ts';

const DAY = 86_400_000;
const REMEDY = 'if that is right, import with --allow-shrink';

/**
 * Likely mistakes, which an option can override: a file that lost more than half of its rows (for example truncated),
 * and rounds in the future.
 * @param now in milliseconds
 */
export async function checkPlausible(folder: Folder, database: Database, now: number): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, { file, rows }] of Object.entries(folder)) {
    // Tables have the same names as the files of the folder.
    const table = name as keyof Folder;
    const { count } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (rows.length * 2 < Number(count)) {
      const message = `has ${rows.length} rows where the site shows ${Number(count)}; ${REMEDY}`;
      problems.push({ file, line: null, column: null, message });
    }
  }
  // In the easternmost time zones it is already tomorrow.
  const last = new Date(now + DAY).toISOString().slice(0, 10);
  for (const [index, date] of folder.rounds.rows.column('date').entries()) {
    if (date <= last) continue;
    const message = `${date} is in the future; ${REMEDY}`;
    problems.push({ file: folder.rounds.file, line: folder.rounds.lines[index] ?? null, column: 'date', message });
  }
  return problems;
}
