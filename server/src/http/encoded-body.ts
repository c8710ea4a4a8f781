import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is compressed once per encoding, on first use. */
export interface EncodedBody {
  /** Hash of the uncompressed bytes. The ETag of each encoding derives from it. */
  hash: string;
  identity: Buffer;
  /** False for a body that is short or already compressed. */
  compressible?: boolean;
  /**
   * Whether the next brotli response is compressed fast and not cached, as most such bodies are requested only once.
   */
  quickOnce?: boolean;
  /** Compressed bytes, or their pending compression. */
  gzip?: Buffer | Promise<Buffer>;
  br?: Buffer | Promise<Buffer>;
}

/** Below this, in bytes, compression saves less than its header costs. */
const WORTH_COMPRESSING = 800;
/** Brotli quality, 0 to 11. Quality 6 takes up to twice as long for answers and pages, and saves 1 %. */
const QUALITY = 5;
/** 25 % larger than at quality 5, in a quarter of the time. */
const QUICK_QUALITY = 0;
/** 11 % smaller than at quality 5, but 100 times slower: 0.5 s of CPU time for the leaderboard. */
const BEST_QUALITY = 11;
/**
 * Up to this, in bytes, a body is compressed synchronously. The round trip to the thread pool takes longer than the
 * compression of a player's rounds, which is 0.1 ms at most.
 */
const AT_ONCE = 32 * 1024;
/** Brotli window of 64 kB. Such a body fits into it, and its setup is faster than that of the 4 MB window. */
const WINDOW_AT_ONCE = 16;
/** zlib output chunk, in bytes. Allocating the default 16 kB for 2 kB of output took as long as the compression. */
const ROOM_AT_ONCE = 4096;

// Both run in the thread pool, so that other requests are not blocked.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Copies bytes into a separate buffer. Node puts small buffers into blocks of 64 kB, and zlib its results into other
 * blocks: a cached slice would keep its whole block in memory.
 */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length
    ? bytes
    : Buffer.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

/** A body that is never compressed. */
export function plainBody(identity: Buffer): EncodedBody {
  return { hash: hash('sha256', identity, 'base64url').slice(0, 22), identity: alone(identity) };
}

/** A body that is compressed unless it is short. */
export function encodeBody(identity: Buffer): EncodedBody {
  return { ...plainBody(identity), compressible: identity.length >= WORTH_COMPRESSING };
}

const brotliOptions = ({ length }: Buffer, window: number, quality = QUALITY): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

function compressAtOnce(identity: Buffer, encoding: 'br' | 'gzip', quality = QUALITY): Buffer {
  if (encoding === 'gzip') return gzipSync(identity);
  return brotliCompressSync(identity, {
    ...brotliOptions(identity, WINDOW_AT_ONCE, quality),
    chunkSize: ROOM_AT_ONCE,
  });
}

function compress(identity: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(identity);
  return brotli(identity, brotliOptions(identity, constants.BROTLI_DEFAULT_WINDOW));
}

/** Bytes in an encoding; synchronous if cached or small. A failed compression is retried on the next request. */
export function inEncoding(body: EncodedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  const { identity, compressible } = body;
  if (encoding === 'identity' || !compressible) return identity;
  if (identity.length <= AT_ONCE) {
    if (encoding === 'br' && body.quickOnce) {
      body.quickOnce = false;
      return compressAtOnce(identity, encoding, QUICK_QUALITY);
    }
    return (body[encoding] ??= alone(compressAtOnce(identity, encoding)));
  }
  body[encoding] ??= compress(identity, encoding).then(
    (bytes) => (body[encoding] = alone(bytes)),
    (error: unknown) => {
      delete body[encoding];
      throw error;
    },
  );
  return body[encoding];
}

/**
 * Compresses a body at best quality in the thread pool. Until then, or if that fails, the previous bytes are sent. The
 * ETag stays the same, as the content does: visitors with a copy need not fetch it again.
 */
export async function shrink(body: EncodedBody): Promise<void> {
  const { identity, compressible } = body;
  if (!compressible) return;
  const options = brotliOptions(identity, constants.BROTLI_DEFAULT_WINDOW, BEST_QUALITY);
  await brotli(identity, options).then(
    (bytes) => (body.br = alone(bytes)),
    () => {},
  );
}

/** Memory of a body in bytes, with an allowance for its compressed forms. */
export function sizeOf({ identity, compressible }: EncodedBody): number {
  return compressible ? Math.ceil(identity.length * 1.5) : identity.length;
}

/** Option of Negotiator 1 that its types lack: the preferred order among equals. */
interface PreferringNegotiator {
  encodings(offered: string[], options: { preferred: string[] }): string[];
}

/** Browsers send only a handful of different Accept-Encoding headers. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });
const OFFERED = ['br', 'gzip', 'identity'];

/** Best encoding for an Accept-Encoding header; identity if none matches. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = negotiated.get(header);
  if (known) return known;
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(OFFERED, { preferred: OFFERED });
  // Negotiator returns an offered encoding or undefined.
  const encoding = (best ?? 'identity') as Encoding;
  negotiated.set(header, encoding);
  return encoding;
}

/** Whether the client's copy is current (If-None-Match, weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy that recompresses turns a strong ETag into a weak one.
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === etag);
}

/** Sends a body in an encoding that the client accepts, or 304 if the client's copy is current. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  const { headers } = request;
  if (body.compressible && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const accepted = body.compressible ? acceptedEncoding(headers['accept-encoding']) : 'identity';
  const etag = accepted === 'identity' ? `"${body.hash}"` : `"${body.hash}-${accepted}"`;
  reply.header('etag', etag);
  if (isFresh(headers['if-none-match'], etag)) return reply.code(304).send();
  if (accepted !== 'identity') reply.header('content-encoding', accepted);
  const bytes = inEncoding(body, accepted);
  if (Buffer.isBuffer(bytes)) return reply.send(bytes);
  bytes.then(
    (made) => reply.send(made),
    (error: unknown) => reply.removeHeader('content-encoding').send(error),
  );
  return reply;
}
