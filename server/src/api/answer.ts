import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer as it is kept: finished, and compressed where that helps. */
export interface Answer {
  status: number;
  /** Weak, as it is the same for each encoding. */
  etag: string;
  /** Content-Type. */
  type: string;
  cacheControl: string;
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
/** Kept by browsers and proxies, asked for again each time: 304 while nothing has changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const NOT_KEPT = 'no-store';

/** Below this, in bytes, compressing gains less than its header costs. */
const WORTH_COMPRESSING = 800;
/** From here on, in bytes, the best brotli takes longer than it saves. */
const LARGE = 256 * 1024;

// Both run in the thread pool, so that answers to other visitors do not wait.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Finishes an answer that is worth keeping. */
export async function finishAnswer(body: Buffer, type: string, cacheControl: string): Promise<Answer> {
  const answer: Answer = { status: 200, etag: etagOf(body), type, cacheControl, identity: body };
  if (body.length < WORTH_COMPRESSING) return answer;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE ? 5 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body)]);
  return { ...answer, br, gzip: gz };
}

/** A JSON answer. */
export function finishJson(value: unknown): Promise<Answer> {
  return finishAnswer(Buffer.from(JSON.stringify(value)), JSON_TYPE, REVALIDATE);
}

/** The form of every error of the API. */
export interface ErrorBody {
  error: { code: string; message: string };
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** An error as an answer: small, never kept. */
export function errorAnswer(status: number, code: string, message: string): Answer {
  const identity = Buffer.from(JSON.stringify(errorBody(code, message)));
  return { status, etag: etagOf(identity), type: JSON_TYPE, cacheControl: NOT_KEPT, identity };
}

/** Bytes that an answer takes. */
export function sizeOf({ identity, gzip: gz, br }: Answer): number {
  return identity.length + (gz?.length ?? 0) + (br?.length ?? 0);
}
