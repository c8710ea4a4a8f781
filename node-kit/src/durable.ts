import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/*
 * What is promised to be there survives a machine that loses its power: a rename is only as good as the file and
 * the folder that have reached the disk.
 */

/** Waits until a file, or the names in a folder, have reached the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and waits until it has reached the disk. @throws Error when there is one already */
export async function writeNew(path: string, content: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file or a folder, whose content has reached the disk, its name for good. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to);
  await sync(dirname(to));
}
