import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toCsv, type CsvCell } from '@golf/shared/format';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { sync } from '../durable.ts';
import { readAtOneMoment } from '../read.ts';
import type { Database, Tables } from '../schema.ts';
import { fieldsText } from './fields.ts';
import type { Licence } from './licence.ts';
import { DATA_FILE, fileNames, type DataFileContent } from './names.ts';
import { DATA_TABLES, type DataTable } from './tables.ts';

/** Half as long as the standard of 6, for a file that is a fifth larger: whoever imports waits for it. */
const COMPRESSION = 3;

/** Rows as CSV; as JSON they go to a file of their own meanwhile, so that they are read once. */
async function* csv(
  { fields, parts }: DataTable,
  source: Kysely<Tables>,
  json: FileHandle,
  onEnd: (rows: number) => void,
) {
  const columns = Object.keys(fields);
  let count = 0;
  yield toCsv([columns]);
  await json.write('[');
  for await (const rows of parts(source)) {
    if (rows.length === 0) continue;
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    await json.write(`${count === 0 ? '\n' : ',\n'}${lines}`);
    count += rows.length;
    // Rows have exactly the fields, which are cells (tables.ts).
    yield toCsv(rows.map((row) => columns.map((column) => Reflect.get(row, column) as CsvCell))).slice(1);
  }
  await json.write('\n]\n');
  await json.close();
  onEnd(count);
}

/** Puts the tables into a ZIP in a folder of its own. @returns what is in it */
async function pack(source: Kysely<Tables>, folder: string, licence: Licence, onProgress: Progress) {
  const meta = await source.selectFrom('meta').select('imported_at').executeTakeFirst();
  const madeAt = meta?.imported_at ?? new Date(0).toISOString();
  const options = { mtime: new Date(madeAt), compressionLevel: COMPRESSION };
  const zip = new ZipFile();
  const stopped = new AbortController();
  zip.on('error', (error: unknown) => stopped.abort(error));
  const counts = new Map<string, number>();
  const streams: Readable[] = [];
  const handles: FileHandle[] = [];
  const add = (name: string, start: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, options, (give) => {
      start().then(
        (stream) => {
          streams.push(stream);
          give(null, stream);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.addBuffer(Buffer.from(licence.text), 'LICENCE.txt', options);
  zip.addBuffer(Buffer.from(fieldsText(DATA_TABLES)), 'FIELDS.md', options);
  for (const table of DATA_TABLES) {
    const spool = join(folder, `${table.name}.json`);
    add(`${table.name}.csv`, async () => {
      const json = await open(spool, 'wx');
      handles.push(json);
      return Readable.from(
        csv(table, source, json, (rows) => {
          counts.set(table.name, rows);
          onProgress(counts.size, DATA_TABLES.length);
        }),
      );
    });
    add(`${table.name}.json`, async () => {
      const stream = createReadStream(spool);
      await once(stream, 'open');
      return stream.once('close', () => void rm(spool, { force: true }).catch(() => {}));
    });
  }
  zip.end();
  try {
    const file = createWriteStream(join(folder, 'data.zip'), { flags: 'wx' });
    await pipeline(zip.outputStream, file, { signal: stopped.signal });
  } catch (error) {
    throw stopped.signal.aborted ? stopped.signal.reason : error;
  } finally {
    for (const stream of streams) stream.destroy();
    // One that is closed already says so.
    for (const handle of handles) await handle.close().catch(() => {});
  }
  const tables = DATA_TABLES.map(({ name, about }) => ({ name, about, rows: counts.get(name) ?? 0 }));
  return { made_at: madeAt, licence: licence.name, tables } satisfies DataFileContent;
}

type Progress = (done: number, total: number) => void;

/**
 * Writes the data file of what a database holds, in place of the one of other data. It has its name when it is whole and
 * has reached the disk; until then it is in a hidden folder, which a later import removes where this one is killed.
 * @param folder where it is served from
 * @throws what is wrong with the disk or the database; what was there before stays
 */
export async function writeDataFile(
  database: Database,
  folder: string,
  licence: Licence,
  onProgress: Progress = () => {},
): Promise<void> {
  const incoming = await mkdtemp(join(folder, '.incoming-'));
  try {
    const { version, value } = await readAtOneMoment(database, (source) => pack(source, incoming, licence, onProgress));
    const names = fileNames(version);
    await sync(join(incoming, 'data.zip'));
    await writeFile(join(incoming, 'content.json'), JSON.stringify(value));
    await rename(join(incoming, 'content.json'), join(folder, names.content));
    await rename(join(incoming, 'data.zip'), join(folder, names.zip));
    await sync(folder);
    for (const name of await readdir(folder)) {
      if (DATA_FILE.test(name) && !Object.values(names).includes(name)) await rm(join(folder, name), { force: true });
    }
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
