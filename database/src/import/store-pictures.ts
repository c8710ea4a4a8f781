import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PICTURE_WIDTHS } from '@golf/shared/site';
import type { PictureRow } from '../schema.ts';
import { sync, writeNew } from '@golf/node-kit/durable';
import { smallerFile } from '../picture-path.ts';
import { smallerPictures } from './smaller-pictures.ts';

const AT_ONCE = 8;
/** Prefix of the hidden folder for pictures in transit, in the images folder. */
const INCOMING = '.incoming-';
const ABANDONED_AFTER = 60 * 60 * 1000;
/** Unreferenced pictures are removed after this, in milliseconds. Until then an older backup can use them. */
const KEPT_UNNAMED = 30 * 24 * 60 * 60 * 1000;
/** File name: content hash, and a width for thumbnails. */
const STORED = /^([\da-f]{32})(?:-\d+)?\.[a-z]{3,4}$/;

/**
 * Calls `work` for each of `items`, a few concurrently; results are in item order. After a failure no new call starts,
 * and all running calls have ended when this throws.
 */
async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  let failed = false;
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results[index] = await work(item, index).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return results;
}

/** Removes hidden folders left by killed imports. */
async function removeAbandoned(imagesFolder: string): Promise<void> {
  for (const name of await readdir(imagesFolder)) {
    if (!name.startsWith(INCOMING)) continue;
    const path = join(imagesFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}

export interface PicturesToStore {
  /** Paths relative to the source folder: "cabinets/oak.svg". */
  paths: readonly string[];
  /** Paths that need thumbnails in PICTURE_WIDTHS. */
  small: ReadonlySet<string>;
}

export interface StoredPictures {
  pictures: PictureRow[];
  /** Number of pictures with new content. */
  copied: number;
  /** Thumbnails that could not be made, as the file is not a readable picture. The original is shown instead. */
  unreadable: string[];
}

/**
 * Copies pictures to the served folder, each named by its content. The site does not change: the database maps paths to
 * files, in the transaction that stores the rows. All files are flushed to disk on return.
 */
export async function storePictures(
  from: string,
  imagesFolder: string,
  { paths, small }: PicturesToStore,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<StoredPictures> {
  await mkdir(imagesFolder, { recursive: true });
  await removeAbandoned(imagesFolder);
  const incoming = await mkdtemp(join(imagesFolder, INCOMING));
  const unreadable: string[] = [];
  let copied = 0;
  let done = 0;
  const put = async (file: string, content: Buffer, temporary: string) => {
    await writeNew(join(incoming, temporary), content);
    await rename(join(incoming, temporary), join(imagesFolder, file));
  };
  const putSmaller = async (file: string, content: Buffer, path: string, index: number) => {
    const there = PICTURE_WIDTHS.map((width) => stat(join(imagesFolder, smallerFile(file, width))).catch(() => null));
    if ((await Promise.all(there)).every((found) => found)) return;
    const smaller = await smallerPictures(content);
    if (!smaller) unreadable.push(path);
    for (const [width, raster] of smaller ?? []) await put(smallerFile(file, width), raster, `${index}-${width}`);
  };
  try {
    const pictures = await each(paths, async (path, index) => {
      const content = await readFile(join(from, path));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const file = hash + extname(path).toLowerCase();
      const target = join(imagesFolder, file);
      const there = await stat(target).catch(() => null);
      const now = new Date();
      // Touched, so that it counts as referenced by this import.
      if (there?.size === content.length) await utimes(target, now, now);
      else {
        await put(file, content, String(index));
        copied++;
      }
      if (small.has(path)) await putSmaller(file, content, path, index);
      onProgress(++done, paths.length);
      return { path, file };
    });
    await sync(imagesFolder);
    return { pictures, copied, unreadable: unreadable.toSorted() };
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/**
 * Removes pictures that no import has referenced for 30 days.
 * @param named files that the site shows
 */
export async function removeUnnamed(imagesFolder: string, named: ReadonlySet<string>): Promise<void> {
  const kept = new Set([...named].map((file) => STORED.exec(file)?.[1]));
  for (const file of await readdir(imagesFolder)) {
    const hash = STORED.exec(file)?.[1];
    if (!hash || kept.has(hash)) continue;
    const path = join(imagesFolder, file);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > KEPT_UNNAMED) await rm(path, { force: true });
  }
}
