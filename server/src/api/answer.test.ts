import { expect, test } from 'vitest';
import { finishJson } from './answer.ts';

test.each([0, 1, 1000, 43_000, 50_000, 500_000])(
  'a text of %i letters is the same in bytes, each in a block of its own',
  (length) => {
    for (const letter of ['a', 'é', '–', '🏌']) {
      const text = letter.repeat(length);
      const { identity } = finishJson(text);
      expect(identity.equals(Buffer.from(JSON.stringify(text)))).toBe(true);
      expect(identity.buffer.byteLength).toBe(identity.length);
    }
  },
);
