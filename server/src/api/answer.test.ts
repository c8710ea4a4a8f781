import { expect, test } from 'vitest';
import { finishInTurns, finishJson } from './answer.ts';

test.each([0, 1, 1000, 43_000, 50_000, 500_000])('a text of %i letters has its own memory block', (length) => {
  for (const letter of ['a', 'é', '–', '🏌']) {
    const text = letter.repeat(length);
    const { identity } = finishJson(text);
    expect(identity.equals(Buffer.from(JSON.stringify(text)))).toBe(true);
    expect(identity.buffer.byteLength).toBe(identity.length);
  }
});

test('an answer of many rows is the same, and others have their turns while it is made', async () => {
  const rows = Array.from({ length: 5001 }, (_, id) => ({ id, name: `Élodie ${id}` }));
  const making = finishInTurns(rows);
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const { identity } = await making;
  order.push('rows');
  expect(order).toEqual(['another', 'rows']);
  expect(identity.equals(finishJson(rows).identity)).toBe(true);
  expect(finishInTurns(rows.slice(0, 10))).not.toBeInstanceOf(Promise);
});
