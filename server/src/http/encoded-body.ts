import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is compressed once for all who take it in the same encoding, when the first one does. */
export interface EncodedBody {
  /** Hash of the uncompressed bytes; each encoding makes an ETag of its own from it. */
  hash: string;
  identity: Buffer;
  /** Whether it is worth compressing: not when it is short, or compressed already. */
  compressible?: boolean;
  /**
   * Whether the next one to take it in brotli gets it compressed quickly, and it is not kept: for what hardly anybody asks for
   * twice.
   */
  quickOnce?: boolean;
  /** The compressed bytes, or their making. */
  gzip?: Buffer | Promise<Buffer>;
  br?: Buffer | Promise<Buffer>;
}

/** Below this, in bytes, compressing gains less than its header costs. */
const WORTH_COMPRESSING = 800;
/** Of brotli, 0 to 11. At 6 answers and pages take up to twice as long, and one byte in a hundred less. */
const QUALITY = 5;
/** A quarter more than at 5, in a quarter of the time. */
const QUICK_QUALITY = 0;
/** A ninth less than at 5, for a hundred times as long: half a second of a processor for the leaderboard. */
const BEST_QUALITY = 11;
/**
 * Up to this, in bytes, a body is compressed at once: the way to the thread pool and back takes longer than compressing
 * the rounds of a player does, a tenth of a millisecond at most.
 */
const AT_ONCE = 32 * 1024;
/** Of brotli: a window of 64 kB, which all of such a body fits into, and which is sooner set up than one of 4 MB. */
const WINDOW_AT_ONCE = 16;
/** zlib makes room for so many bytes at a time; its own 16 kB for two took as long to get as to fill. */
const ROOM_AT_ONCE = 4096;

// Both run in the thread pool, so that answers to other visitors do not wait.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The same bytes in a block of their own. Node puts small buffers into blocks of 64 kB, and zlib its results into others:
 * one that is kept would keep its whole block in memory.
 */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length
    ? bytes
    : Buffer.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

/** A body that is sent as it is. */
export function plainBody(identity: Buffer): EncodedBody {
  return { hash: hash('sha256', identity, 'base64url').slice(0, 22), identity: alone(identity) };
}

/** A body that may be compressed; a short one stays as it is. */
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

/** The bytes in an encoding: at once where they are there or soon made. What cannot be made is tried again for the next one. */
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
 * Compresses a body as small as it goes, in the thread pool; until then it is sent as it was, and where that fails for good.
 * It keeps its ETag: it is the same page, and a visitor who has it need not fetch it again.
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

/** Bytes that a body takes in memory, with room for what it is compressed to. */
export function sizeOf({ identity, compressible }: EncodedBody): number {
  return compressible ? Math.ceil(identity.length * 1.5) : identity.length;
}

/** What version 1 of Negotiator has and its types do not know: which of equals comes first. */
interface PreferringNegotiator {
  encodings(offered: string[], options: { preferred: string[] }): string[];
}

/** Browsers send a handful of Accept-Encoding headers, over and over. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });
const OFFERED = ['br', 'gzip', 'identity'];

/** The best encoding that a client accepts, by its Accept-Encoding header; identity where it accepts none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = negotiated.get(header);
  if (known) return known;
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(OFFERED, { preferred: OFFERED });
  // Negotiator picks from what is offered, or nothing.
  const encoding = (best ?? 'identity') as Encoding;
  negotiated.set(header, encoding);
  return encoding;
}

/** Whether the client's copy is the one that would be sent (If-None-Match, by weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy that recompresses turns a strong ETag into a weak one.
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === etag);
}

/** Sends a body in the encoding that the client accepts, or 304 where the client has it already. */
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
