import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FILE_PATH, dataFileResource, type DataFile } from '@golf/shared/api';
import type { FastifyInstance } from 'fastify';
import { DATA_FILE, type DataFileContent } from './names.ts';

interface Source {
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
  dataChanged: () => Promise<boolean>;
}

interface Found {
  path: string;
  bytes: number;
  tag: string;
}

/**
 * Age at which a folder's modification time is reliable, in milliseconds. File systems have a resolution of up to 2 s.
 */
const SETTLED = 5000;
const [INFO] = dataFileResource.queryKey;
const NONE = 'There is no file of the data here yet. It comes with the next import.\n';
const ELSEWHERE = 'The data of this site comes from another service; there is no file of it here.\n';

/** Newest complete file in a folder. Null: none, or no folder. */
async function find(folder: string | null): Promise<Found | null> {
  const names = folder === null ? [] : await readdir(folder).catch(() => []);
  let newest: (Found & { at: number }) | null = null;
  for (const name of names) {
    if (!DATA_FILE.test(name) || !name.endsWith('.zip')) continue;
    const path = join(folder ?? '', name);
    const found = await stat(path).catch(() => null);
    if (!found || (newest && newest.at >= found.mtimeMs)) continue;
    const tag = `"${name.slice(0, -4)}-${found.mtimeMs.toString(36)}"`;
    newest = { path, bytes: found.size, tag, at: found.mtimeMs };
  }
  return newest;
}

async function contentOf(found: Found | null): Promise<DataFile['file']> {
  if (!found) return null;
  // Written by the import (write.ts).
  const content = JSON.parse(await readFile(found.path.replace(/zip$/, 'json'), 'utf8')) as DataFileContent;
  return { ...content, bytes: found.bytes };
}

/**
 * `/data/*`: the data file that the import wrote to a folder, and its description for the page.
 * @param folder null for data of another backend
 */
export function createDataFile(folder: string | null) {
  const info = async (): Promise<DataFile> => ({
    elsewhere: folder === null,
    // Null if the file has been removed in the meantime.
    file: await find(folder)
      .then(contentOf)
      .catch(() => null),
  });
  let seen: string | null | undefined;
  /** Modification time of the folder at the last scan. */
  let lookedThrough = 0;

  /**
   * Whether the file has changed since the last call. It is polled, and the folder contains all pictures, so scans are
   * rare.
   */
  async function hasChanged(): Promise<boolean> {
    const changedAt = folder === null ? 0 : ((await stat(folder).catch(() => null))?.mtimeMs ?? 0);
    if (seen !== undefined && changedAt === lookedThrough) return false;
    // A change right after this one may have the same modification time.
    if (Date.now() - changedAt > SETTLED) lookedThrough = changedAt;
    const tag = (await find(folder))?.tag ?? null;
    const changed = seen !== undefined && tag !== seen;
    seen = tag;
    return changed;
  }

  return {
    /** Adds this path to a data source. */
    beside: <Other extends Source>(source: Other): Other => ({
      ...source,
      fetchAnswer: async (path: string) =>
        path === INFO ? { status: 200, body: JSON.stringify(await info()) } : source.fetchAnswer(path),
      async dataChanged() {
        const [file, data] = [await hasChanged(), await source.dataChanged()];
        return file || data;
      },
    }),

    register(app: FastifyInstance): void {
      app.get(INFO, async (_request, reply) => reply.header('cache-control', 'no-cache').send(await info()));
      app.get(DATA_FILE_PATH, async (request, reply) => {
        reply.header('cache-control', 'no-cache');
        const found = await find(folder);
        // Kept open while it is sent, as an import may remove the file in the meantime.
        const handle = found && (await open(found.path).catch(() => null));
        if (!handle)
          return reply
            .code(404)
            .type('text/plain; charset=utf-8')
            .send(folder === null ? ELSEWHERE : NONE);
        reply.header('etag', found.tag);
        const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(found.tag);
        if (isKnown) {
          await handle.close();
          return reply.code(304).send();
        }
        reply.type('application/zip').headers({
          'content-length': found.bytes,
          'content-disposition': 'attachment; filename="golf-handicaps.zip"',
        });
        return reply.send(handle.createReadStream());
      });
    },
  };
}
