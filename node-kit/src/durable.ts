import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/*
 * Durable writes that survive a power failure. A rename is durable only if the file and its folder have reached the
 * disk.
 */

/** Flushes a file, or the entries of a folder, to disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a new file and flushes it to disk.
 * @param mode permissions
 * @throws Error when the file exists
 */
export async function writeNew(path: string, content: string | Buffer, mode = 0o666): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a file or folder durably. Its content must be flushed already. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to);
  await sync(dirname(to));
}
