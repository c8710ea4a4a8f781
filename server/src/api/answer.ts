import { setImmediate as turn } from 'node:timers/promises';
import { batchesOf } from '@golf/database/batches';
import { encodeBody, plainBody, type EncodedBody } from '../http/encoded-body.ts';

/** An answer as it is kept: finished, and compressed once somebody takes it compressed. */
export interface Answer extends EncodedBody {
  status: number;
  /** Content-Type. */
  type: string;
  cacheControl: string;
  /** What an error says: each answer of it names its request beside. */
  error?: ErrorBody;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Kept by browsers and proxies, asked for again each time: 304 while nothing has changed. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NOT_KEPT = 'no-store';

/** Finishes an answer that is worth keeping. */
export function finishAnswer(body: Buffer, type: string, cacheControl: string): Answer {
  return { ...encodeBody(body), status: 200, type, cacheControl };
}

/** Written to and copied from, so that a text need not be gone through for its length first. */
const scratch = Buffer.allocUnsafeSlow(128 * 1024);
/** Bytes that a unit of UTF-16 takes in UTF-8 at most. */
const LONGEST_UNIT = 3;

/** A text as UTF-8, in a block of its own, as what is kept needs one. */
function utf8(text: string): Buffer {
  if (LONGEST_UNIT * text.length > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.buffer.slice(0, scratch.write(text)));
}

/** A JSON answer. */
export function finishJson(value: unknown): Answer {
  return { ...finishAnswer(utf8(JSON.stringify(value)), JSON_TYPE, REVALIDATE), quickOnce: true };
}

/** Rows that are turned into text in one turn of the event loop: some ten milliseconds. */
const ROWS_IN_A_TURN = 2000;

/** A JSON answer of many rows: other visitors get theirs in between. */
async function finishRows(rows: readonly unknown[]): Promise<Answer> {
  const parts: Buffer[] = [];
  for (const batch of batchesOf(rows, ROWS_IN_A_TURN)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '[' : ','}${JSON.stringify(batch).slice(1, -1)}`));
    await turn();
  }
  return finishAnswer(Buffer.concat([...parts, Buffer.from(']')]), JSON_TYPE, REVALIDATE);
}

/** A JSON answer, at once unless it is long. */
export const finishInTurns = (value: unknown): Answer | Promise<Answer> =>
  Array.isArray(value) && value.length > ROWS_IN_A_TURN ? finishRows(value) : finishJson(value);

/** The form of every error of the API. */
export interface ErrorBody {
  /** `request_id` is the answer's X-Request-Id: what the log calls it by. */
  error: { code: string; message: string; request_id?: string };
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}

/** An error that says which request it answers. */
export function namedError({ error }: ErrorBody, requestId: string): ErrorBody {
  return { error: { ...error, request_id: requestId } };
}

/** An error as an answer: small, never kept. */
export function errorAnswer(status: number, code: string, message: string): Answer {
  const error = errorBody(code, message);
  const body = plainBody(Buffer.from(JSON.stringify(error)));
  return { ...body, status, type: JSON_TYPE, cacheControl: NOT_KEPT, error };
}
