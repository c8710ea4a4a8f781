import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../http/encoded-body.ts';
import { finishAnswer, type Answer } from './answer.ts';

/** Bytes of drawings kept at most, compressed forms included. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A drawing beyond this, in bytes, is streamed from the disk as it is. */
const LARGEST = 2 * 1024 * 1024;

/**
 * SVG pictures of a folder, compressed once: they are text, and shrink to a quarter. Null for anything else, and
 * for what is not there.
 */
export function createDrawings(folder: string, cacheControl: string) {
  const kept = new LRUCache<string, Answer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

  /** @param name path of the file in the folder */
  return async function drawingOf(name: string): Promise<Answer | null> {
    if (!name.endsWith('.svg')) return null;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.size > LARGEST) return null;
    const key = `${name} ${found.mtimeMs} ${found.size}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = finishAnswer(await readFile(file), 'image/svg+xml', cacheControl);
    kept.set(key, answer);
    return answer;
  };
}
