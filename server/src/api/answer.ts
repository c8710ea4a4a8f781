import { setImmediate as turn } from 'node:timers/promises';
import { batchesOf } from '@golf/database/batches';
import { encodeBody, plainBody, type EncodedBody } from '../http/encoded-body.ts';

/** A finished answer as cached. Compressed forms are added on first use. */
export interface Answer extends EncodedBody {
  status: number;
  /** Content-Type. */
  type: string;
  cacheControl: string;
  /** Body of an error. Each response adds its request id. */
  error?: ErrorBody;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Cached by browsers and proxies, but revalidated on each use: 304 while unchanged. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NOT_KEPT = 'no-store';

/** Finishes an answer that may be cached. */
export function finishAnswer(body: Buffer, type: string, cacheControl: string): Answer {
  return { ...encodeBody(body), status: 200, type, cacheControl };
}

/** Reused output buffer. Encoding here and copying saves a pass over the text to measure it. */
const scratch = Buffer.allocUnsafeSlow(128 * 1024);
/** Maximum bytes per UTF-16 unit in UTF-8. */
const LONGEST_UNIT = 3;

/** A text as UTF-8 in its own buffer, as a cached buffer must not share its memory block. */
function utf8(text: string): Buffer {
  if (LONGEST_UNIT * text.length > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.buffer.slice(0, scratch.write(text)));
}

export function finishJson(value: unknown): Answer {
  return { ...finishAnswer(utf8(JSON.stringify(value)), JSON_TYPE, REVALIDATE), quickOnce: true };
}

/** Rows that are serialised per turn of the event loop; they take about 10 ms. */
const ROWS_IN_A_TURN = 2000;

/** A JSON answer of many rows. Other requests are served between two turns. */
async function finishRows(rows: readonly unknown[]): Promise<Answer> {
  const parts: Buffer[] = [];
  for (const batch of batchesOf(rows, ROWS_IN_A_TURN)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '[' : ','}${JSON.stringify(batch).slice(1, -1)}`));
    await turn();
  }
  return finishAnswer(Buffer.concat([...parts, Buffer.from(']')]), JSON_TYPE, REVALIDATE);
}

/** A JSON answer; synchronous unless it is long. */
export const finishInTurns = (value: unknown): Answer | Promise<Answer> =>
  Array.isArray(value) && value.length > ROWS_IN_A_TURN ? finishRows(value) : finishJson(value);

/** Shape of all API errors. */
export interface ErrorBody {
  /** `request_id` equals the X-Request-Id of the answer and the id in the log. */
  error: { code: string; message: string; request_id?: string };
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** Adds the request id to an error. */
export function namedError({ error }: ErrorBody, requestId: string): ErrorBody {
  return { error: { ...error, request_id: requestId } };
}

export function errorAnswer(status: number, code: string, message: string): Answer {
  const error = errorBody(code, message);
  const body = plainBody(Buffer.from(JSON.stringify(error)));
  return { ...body, status, type: JSON_TYPE, cacheControl: NOT_KEPT, error };
}
