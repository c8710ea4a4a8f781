import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding that it is sent in, so that compressing it is not on the way of a request. */
export interface EncodedBody {
  /** Hash of the uncompressed bytes; each encoding makes an ETag of its own from it. */
  hash: string;
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

/** Below this, in bytes, compressing gains less than its header costs. */
const WORTH_COMPRESSING = 800;
/** From here on, in bytes, the best brotli takes longer than it saves. */
const LARGE = 256 * 1024;

// Both run in the thread pool, so that answers to other visitors do not wait.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The same bytes in a block of their own. Node puts small buffers into blocks of 64 kB, and zlib its results into others:
 * one that is kept would keep its whole block in memory.
 */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** A body that is sent as it is. */
export function plainBody(identity: Buffer): EncodedBody {
  return { hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22), identity: alone(identity) };
}

/**
 * A body in all its encodings; a short one stays as it is.
 * @param quality of brotli, 0 to 11; by the size of the body unless given
 */
export async function encodeBody(identity: Buffer, quality = identity.length > LARGE ? 5 : 9): Promise<EncodedBody> {
  const body = plainBody(identity);
  if (identity.length < WORTH_COMPRESSING) return body;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return { ...body, br: alone(br), gzip: alone(gz) };
}

/** Bytes that a body takes in memory. */
export function sizeOf({ identity, gzip: gz, br }: EncodedBody): number {
  return identity.length + (gz?.length ?? 0) + (br?.length ?? 0);
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
  if (body.br && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const accepted = body.br ? acceptedEncoding(headers['accept-encoding']) : 'identity';
  const etag = accepted === 'identity' ? `"${body.hash}"` : `"${body.hash}-${accepted}"`;
  reply.header('etag', etag);
  if (isFresh(headers['if-none-match'], etag)) return reply.code(304).send();
  if (accepted !== 'identity') reply.header('content-encoding', accepted);
  return reply.send(body[accepted] ?? body.identity);
}
