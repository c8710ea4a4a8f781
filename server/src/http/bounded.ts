import { Transform, type TransformCallback } from 'node:stream';

/** A body is larger than it may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  constructor(limit: number) {
    super(`its answer is larger than ${limit} bytes`);
  }
}

/**
 * The whole of a body, whatever it says of its length.
 * @param limit bytes
 * @throws TooLarge once it has become larger; its source is told to stop
 */
export async function readBounded(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > limit) throw new TooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Hands a body on until it has become larger than `limit` bytes; then it ends with a TooLarge. */
export function bounded(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done: TransformCallback) {
      size += part.length;
      if (size > limit) done(new TooLarge(limit));
      else done(null, part);
    },
  });
}
