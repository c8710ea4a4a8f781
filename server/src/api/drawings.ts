import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../http/encoded-body.ts';
import { isPicturePath } from '../picture-path.ts';
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

  return async function drawingAt(url: string): Promise<Answer | null> {
    const path = decoded(url.split('?', 1)[0] ?? '');
    // No part of such a path begins with a dot: it cannot leave the folder.
    if (path === null || !path.endsWith('.svg') || !isPicturePath(path)) return null;
    const file = join(folder, path.slice('/images/'.length));
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.size > LARGEST) return null;
    const key = `${path} ${found.mtimeMs} ${found.size}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = await finishAnswer(await readFile(file), 'image/svg+xml', cacheControl);
    kept.set(key, answer);
    return answer;
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
