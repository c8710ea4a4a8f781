import { Transform, type TransformCallback } from 'node:stream';

/** A body exceeds its size limit. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  constructor(limit: number) {
    super(`its answer is larger than ${limit} bytes`);
  }
}

/**
 * Reads a whole body, whatever its Content-Length.
 * @param limit bytes
 * @throws TooLarge once the limit is exceeded; the source is destroyed
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

/** Passes a body through. Beyond `limit` bytes the stream fails with TooLarge. */
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
