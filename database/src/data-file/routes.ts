import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FILE_PATH, dataFileResource, type DataFile } from '@golf/shared/api';
import type { FastifyInstance } from 'fastify';
import { DATA_FILE, type DataFileContent } from './names.ts';

/** What pages are made of. */
interface Source {
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
  dataChanged: () => Promise<boolean>;
}

/** The data file that is there. */
interface Found {
  path: string;
  bytes: number;
  /** Changes with the file. */
  tag: string;
}

/** After this a folder's time of change tells it from any later one, in milliseconds; file systems count up to two seconds. */
const SETTLED = 5000;
const [INFO] = dataFileResource.queryKey;
const NONE = 'There is no file of the data here yet. It comes with the next import.\n';
const ELSEWHERE = 'The data of this site comes from another service; there is no file of it here.\n';

/** The newest whole file in a folder; null where there is none, or no folder. */
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
 * `/data/*`: everything in one file, as the import leaves it in a folder, and what is in it for the page that tells of it.
 * @param folder null where the data is somebody else's
 */
export function createDataFile(folder: string | null) {
  const info = async (): Promise<DataFile> => ({
    elsewhere: folder === null,
    // One that has been removed meanwhile is none.
    file: await find(folder)
      .then(contentOf)
      .catch(() => null),
  });
  let seen: string | null | undefined;
  /** When the folder last changed before it was looked through. */
  let lookedThrough = 0;

  /** Whether another file is there than when this was last asked. It is asked all the time, and the folder has all pictures. */
  async function hasChanged(): Promise<boolean> {
    const changedAt = folder === null ? 0 : ((await stat(folder).catch(() => null))?.mtimeMs ?? 0);
    if (seen !== undefined && changedAt === lookedThrough) return false;
    // A change right after this one may have the same time.
    if (Date.now() - changedAt > SETTLED) lookedThrough = changedAt;
    const tag = (await find(folder))?.tag ?? null;
    const changed = seen !== undefined && tag !== seen;
    seen = tag;
    return changed;
  }

  return {
    /** What pages are made of, with this beside it. */
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
        // Open while it is sent: an import may remove its name meanwhile.
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
