import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { sizeOf } from '../http/encoded-body.ts';
import { finishAnswer, type Answer } from './answer.ts';

/** Maximum bytes of cached drawings, including compressed forms. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Larger drawings, in bytes, are streamed from disk uncompressed. */
const LARGEST = 2 * 1024 * 1024;

/**
 * SVG pictures of a folder, compressed once. As text they shrink to a quarter. Null for other types and missing files.
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
