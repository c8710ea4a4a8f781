import { CompiledQuery, sql, type Transaction } from 'kysely';
import { isPostgres, NEWS_CHANNEL } from '../engine.ts';
import type { InsertRows } from '../postgres/copy.ts';
import type { ContentTables, Database, Tables } from '../schema.ts';
import { keepingCorrections } from './corrections.ts';
import type { Content } from './derive.ts';
import { batchesOf } from '../batches.ts';

/** Maximum of rows × columns per insert statement. SQLite allows 32,766 parameters. */
const MAX_PARAMETERS = 4000;

const WEEK = 7 * 86_400_000;

type ContentTable = keyof ContentTables;

/** Parents before children, as foreign keys require. */
const ORDER: readonly ContentTable[] = [
  'countries',
  'players',
  'channels',
  'courses',
  'tees',
  'course_images',
  'rounds',
  'trophies',
  'achievements',
  'items',
  'cabinets',
  'unlocked_items',
  'pictures',
  'player_summaries',
  // Built together with the summaries, so after them.
  'records',
  'past_boards',
  'course_summaries',
];

/** Inserts by statements of many rows, which is fast in SQLite. */
const byStatements =
  (transaction: Transaction<Tables>): InsertRows =>
  async (table, columns, rows, onStored) => {
    let statement: string | undefined;
    let compiledFor = 0;
    for (const part of batchesOf(rows, Math.floor(MAX_PARAMETERS / columns.length))) {
      if (compiledFor !== part.length) {
        // Content types the rows by table. TypeScript cannot follow that for a table chosen at run time.
        const values = part as ContentTables['countries'][];
        ({ sql: statement } = transaction
          .insertInto(table as 'countries')
          .values(values)
          .compile());
        compiledFor = part.length;
      }
      // Full batches share one statement, as compiling takes longer than inserting.
      const parameters = part.flatMap((row) => columns.map((column) => Reflect.get(row, column) as unknown));
      await transaction.executeQuery(CompiledQuery.raw(statement ?? '', parameters));
      onStored(part.length);
    }
  };

/**
 * Drops the indexes of SQLite's content tables during the work, and rebuilds them: inserts are twice as fast. Readers
 * use the old rows and indexes until the commit, and keep them if the work fails.
 */
async function withoutIndexes<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${sql.join(ORDER)})
  `.execute(transaction);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  const done = await work();
  for (const index of indexes) await sql.raw(index.sql).execute(transaction);
  return done;
}

export interface ContentMeta {
  contentHash: string;
  /** ISO instant. */
  importedAt: string;
}

export function dataVersionOf(contentHash: string): string {
  return contentHash.slice(0, 16);
}

type Progress = (done: number, total: number) => void;

/** Newest day of the stored rounds, and the number of rounds in the week that ends with it. */
async function latestRounds(transaction: Transaction<Tables>) {
  const { newest } = await transaction
    .selectFrom('rounds')
    .select(({ fn }) => fn.max<string | null>('date').as('newest'))
    .executeTakeFirstOrThrow();
  if (newest === null) return { newest_day: null, rounds_this_week: 0 };
  const weekBefore = new Date(Date.parse(newest) - WEEK).toISOString().slice(0, 10);
  const { rounds } = await transaction
    .selectFrom('rounds')
    .select(({ fn }) => fn.countAll<number>().as('rounds'))
    .where('date', '>', weekBefore)
    .executeTakeFirstOrThrow();
  return { newest_day: newest, rounds_this_week: rounds };
}

/** Replaces the content unless it is identical. */
async function replaceContent(
  transaction: Transaction<Tables>,
  insert: InsertRows,
  content: Content,
  { contentHash, importedAt }: ContentMeta,
  onProgress: Progress,
): Promise<boolean> {
  // One import at a time. SQLite locks the file at the start of the transaction; PostgreSQL locks the row that both
  // change.
  const meta = transaction.selectFrom('meta').select('content_hash');
  const before = await (isPostgres(transaction) ? meta.forUpdate() : meta).executeTakeFirst();
  if (before?.content_hash === contentHash) return false;
  const replaceRows = async () => {
    // Not `truncate`, which would block readers: they read the old rows until the commit.
    for (const table of ORDER.toReversed()) await transaction.deleteFrom(table).execute();
    const total = ORDER.reduce((sum, table) => sum + content[table].length, 0);
    let done = 0;
    for (const table of ORDER) {
      const [first] = content[table];
      if (first) await insert(table, Object.keys(first), content[table], (rows) => onProgress((done += rows), total));
    }
  };
  const replace = () => (isPostgres(transaction) ? replaceRows() : withoutIndexes(transaction, replaceRows));
  await keepingCorrections(transaction, replace, importedAt);
  await transaction
    .updateTable('meta')
    .set({
      data_version: dataVersionOf(contentHash),
      content_hash: contentHash,
      total_shots: sql<number>`(select coalesce(sum(gross), 0) from rounds)`,
      imported_at: importedAt,
      ...(await latestRounds(transaction)),
    })
    .execute();
  // Servers receive it on commit.
  if (isPostgres(transaction)) await sql`select pg_notify(${NEWS_CHANNEL}, '')`.execute(transaction);
  return true;
}

/**
 * Replaces all imported content in one transaction, and adds what that corrected. On failure the old content is kept.
 * The click log and the subscriber counts are not touched.
 * @returns false if the database already has identical content; nothing is written then
 */
export async function storeContent(
  database: Database,
  content: Content,
  meta: ContentMeta,
  onProgress: Progress = () => {},
): Promise<boolean> {
  const replace = (transaction: Transaction<Tables>, insert: InsertRows) =>
    replaceContent(transaction, insert, content, meta, onProgress);
  if (isPostgres(database)) {
    const { transactionWithCopy } = await import('../postgres/copy.ts');
    return transactionWithCopy(database, replace);
  }
  return database.transaction().execute((transaction) => replace(transaction, byStatements(transaction)));
}
