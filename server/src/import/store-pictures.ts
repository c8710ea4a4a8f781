import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PictureRow } from '../database/schema.ts';
import { sync, writeNew } from '../durable.ts';

const AT_ONCE = 8;
/** Pictures on their way are kept in a hidden folder beside the others. */
const INCOMING = '.incoming-';
const ABANDONED_AFTER = 60 * 60 * 1000;
/** A picture that no import has named for so long goes, in milliseconds. Until then an older backup finds it. */
const KEPT_UNNAMED = 30 * 24 * 60 * 60 * 1000;
const STORED = /^[\da-f]{32}\.[a-z]{3,4}$/;

/** Calls `work` for each of `items`, a few at a time; the results come in the order of the items. */
async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

/** An import that was killed leaves its hidden folder behind. */
async function removeAbandoned(imagesFolder: string): Promise<void> {
  for (const name of await readdir(imagesFolder)) {
    if (!name.startsWith(INCOMING)) continue;
    const path = join(imagesFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Copies pictures to where the server serves them from, each under a name made from its content. Nothing that the
 * site shows is touched: which picture has which path is for the database to say, together with the rows that name it.
 * They have reached the disk when this returns.
 * @param paths below `from`, "cabinets/oak.svg"
 */
export async function storePictures(
  from: string,
  imagesFolder: string,
  paths: readonly string[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ pictures: PictureRow[]; copied: number }> {
  await mkdir(imagesFolder, { recursive: true });
  await removeAbandoned(imagesFolder);
  const incoming = await mkdtemp(join(imagesFolder, INCOMING));
  let copied = 0;
  let done = 0;
  try {
    const pictures = await each(paths, async (path, index) => {
      const content = await readFile(join(from, path));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const file = hash + extname(path).toLowerCase();
      const target = join(imagesFolder, file);
      const there = await stat(target).catch(() => null);
      const now = new Date();
      // Touched, so that it counts as named by this import.
      if (there?.size === content.length) await utimes(target, now, now);
      else {
        const temporary = join(incoming, String(index));
        await writeNew(temporary, content);
        await rename(temporary, target);
        copied++;
      }
      onProgress(++done, paths.length);
      return { path, file };
    });
    await sync(imagesFolder);
    return { pictures, copied };
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** Removes the pictures that no import has named for 30 days. @param named files that the site shows */
export async function removeUnnamed(imagesFolder: string, named: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(imagesFolder)) {
    if (!STORED.test(file) || named.has(file)) continue;
    const path = join(imagesFolder, file);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > KEPT_UNNAMED) await rm(path, { force: true });
  }
}
