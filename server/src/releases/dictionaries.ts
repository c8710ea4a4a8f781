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
 * Compression dictionaries (RFC 9842): a browser that has an earlier script of the same name says so, and is sent what
 * has changed since. Other browsers get the script as before.
 */

/** A script or a style sheet that releases share: its folder, its name, the digest in it, its extension. */
const SHARED_FILE = /^\/releases\/([\w-]+\/files)\/([\w.-]+)-([\w-]{12})(\.js|\.css)$/;

/** `Available-Dictionary`: the SHA-256 of what the browser has. */
const AVAILABLE = /^:([\w+/]{43}=):$/;

/** What "Dictionary-Compressed Zstandard" begins with, before the digest of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** A change of a word is as small at 9 as at the best level, in a tenth of the time. */
const LEVEL = 9;
/** Changes that are kept in memory, and their bytes altogether. */
const KEPT = 200;
const KEPT_BYTES = 4_000_000;

const compress = promisify(zstdCompress);
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/** What changes one file into another, as it travels; null when the first is not there, or it would be no smaller. */
async function changeOf(before: string, digest: Buffer, after: string): Promise<Buffer | null> {
  try {
    const [dictionary, content] = await Promise.all([readFile(before), readFile(after)]);
    if (!sha256(dictionary).equals(digest)) return null;
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
    const change = Buffer.concat([MAGIC, digest, await compress(content, { dictionary, params })]);
    const { size } = await stat(`${after}.br`).catch(() => stat(after));
    return change.length < size ? change : null;
  } catch {
    // The static files say what is missing.
    return null;
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css; charset=utf-8' };

/**
 * Sends what has changed in place of the file, to browsers that have an earlier one, for the routes of a scope.
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
      // Beside the file itself.
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
    // As long as the file itself: it never changes either.
    const headers = { 'cache-control': FOR_EVER, 'content-encoding': 'dcz', 'content-type': TYPES[extension] };
    lighten(reply, url);
    return reply.headers(headers).send(change);
  });
}
