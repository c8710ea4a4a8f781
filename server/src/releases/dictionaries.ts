import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { lighten } from '../api/security-headers.ts';

/*
 * Compression dictionaries (RFC 9842): a browser announces an earlier script of the same name and gets a delta. Other
 * browsers get the whole script.
 */

/** A shared script or style sheet: folder, name, digest, extension. */
const SHARED_FILE = /^\/releases\/([\w-]+\/files)\/([\w.-]+)-([\w-]{12})(\.js|\.css)$/;

/** `Available-Dictionary`: SHA-256 of the browser's copy. */
const AVAILABLE = /^:([\w+/]{43}=):$/;

/** Magic number of "Dictionary-Compressed Zstandard". The digest of the dictionary follows. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Zstandard level. For a small change the result is as small as at the best level, in a tenth of the time. */
const LEVEL = 9;
/** Maximum number of cached deltas, and their total bytes. */
const KEPT = 200;
const KEPT_BYTES = 4_000_000;

const compress = promisify(zstdCompress);
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/** Delta between two files. Null: the old file is missing, or the delta is not smaller. */
async function changeOf(before: string, digest: Buffer, after: string): Promise<Buffer | null> {
  try {
    const [dictionary, content] = await Promise.all([readFile(before), readFile(after)]);
    if (!sha256(dictionary).equals(digest)) return null;
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
    const change = Buffer.concat([MAGIC, digest, await compress(content, { dictionary, params })]);
    const { size } = await stat(`${after}.br`).catch(() => stat(after));
    return change.length < size ? change : null;
  } catch {
    // The static file handler reports missing files.
    return null;
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css; charset=utf-8' };

/**
 * Sends deltas to browsers with an earlier file, for the routes of a scope.
 * @param releases folder of the release store
 */
export function sendChanges(scope: FastifyInstance, releases: string): void {
  const changes = new LRUCache<string, Buffer>({
    max: KEPT,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const [url = ''] = request.url.split('?');
    const [, folder, name, , extension = ''] = SHARED_FILE.exec(url) ?? [];
    if (folder === undefined || name === undefined) return;
    reply.headers({
      // Sent with the whole file.
      'use-as-dictionary': `match="${name}-*${extension}"`,
      vary: 'accept-encoding, available-dictionary',
    });
    const [, available] = AVAILABLE.exec(String(request.headers['available-dictionary'])) ?? [];
    if (available === undefined || request.method !== 'GET') return;
    if (!new Negotiator(request.raw).encodings(['dcz']).includes('dcz')) return;
    const digest = Buffer.from(available, 'base64');
    const before = `${name}-${digest.toString('base64url').slice(0, 12)}${extension}`;
    const key = `${available} ${url}`;
    const after = join(releases, url.slice('/releases/'.length));
    const change = changes.get(key) ?? (await changeOf(join(releases, folder, before), digest, after));
    if (!change) return;
    changes.set(key, change);
    // Cached as long as the file, as neither ever changes.
    const headers = { 'cache-control': FOR_EVER, 'content-encoding': 'dcz', 'content-type': TYPES[extension] };
    lighten(reply, url);
    return reply.headers(headers).send(change);
  });
}
