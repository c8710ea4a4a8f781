import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const AT_ONCE = 8;
/** Pictures on their way are kept in a hidden folder beside the others, which the server does not serve. */
const INCOMING = '.incoming-';
const ABANDONED_AFTER = 60 * 60 * 1000;

async function isSame(source: string, target: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  if (!to?.isFile() || to.size !== from.size) return false;
  const [a, b] = await Promise.all([readFile(source), readFile(target)]);
  return a.equals(b);
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
 * Copies pictures to where the server serves them from. A picture is replaced in one step, and only when it
 * differs; others that are there stay, for pages that are still open.
 * @param pictures paths below `from` and `imagesFolder`
 * @returns how many were copied
 */
export async function copyPictures(
  from: string,
  imagesFolder: string,
  pictures: readonly string[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  await mkdir(imagesFolder, { recursive: true });
  await removeAbandoned(imagesFolder);
  const incoming = await mkdtemp(join(imagesFolder, INCOMING));
  const waiting = pictures.entries();
  let copied = 0;
  let done = 0;
  const work = async () => {
    for (const [index, path] of waiting) {
      const source = join(from, path);
      const target = join(imagesFolder, path);
      if (!(await isSame(source, target))) {
        const temporary = join(incoming, String(index));
        await copyFile(source, temporary);
        await mkdir(dirname(target), { recursive: true });
        await rename(temporary, target);
        copied++;
      }
      onProgress(++done, pictures.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return copied;
}
