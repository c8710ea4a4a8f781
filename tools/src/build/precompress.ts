import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressible file types, and the minimum size in bytes. */
const TEXT = /\.(js|css|svg|json|html|webmanifest|txt)$/;
const WORTH_IT = 512;

/** Writes a brotli and a gzip copy next to each text file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < WORTH_IT) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await Promise.all([
        brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
}
