import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ZipFile } from 'yazl';
import type { PackOptions } from './write.ts';

/*
 * Packs files of a folder into data.zip, in a separate thread: reading 10,000 players leaves the writing thread no time
 * to pack. Each message is the name of a complete file; null: no more files. A packed file is removed.
 */

/** ZIP level. Half the time of the default level 6, for a file 20 % larger: the import waits for it. */
const COMPRESSION = 3;

// Passed by write.ts.
const { folder, madeAt } = workerData as PackOptions;
const options = { mtime: new Date(madeAt), compressionLevel: COMPRESSION };
const zip = new ZipFile();
zip.on('error', (error) => {
  throw error;
});

parentPort?.on('message', (name: string | null) => {
  if (name === null) {
    zip.end();
    return;
  }
  const path = join(folder, name);
  zip.addReadStreamLazy(name, options, (give) => {
    const stream = createReadStream(path);
    stream.once('close', () => void rm(path, { force: true }).catch(() => {}));
    give(null, stream);
  });
});

await pipeline(zip.outputStream, createWriteStream(join(folder, 'data.zip'), { flags: 'wx' }));
parentPort?.close();
