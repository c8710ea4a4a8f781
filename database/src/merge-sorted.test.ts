import { setImmediate as turn } from 'node:timers/promises';
import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';
import { mergeSorted } from './merge-sorted.ts';

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

test('the order is that of toSorted, also for equal rows and any number of lists', async () => {
  const rows = array(record({ key: integer({ min: 0, max: 9 }), name: integer() }), { maxLength: 60 });
  const size = integer({ min: 1, max: 70 });
  await assert(
    asyncProperty(rows, size, size, async (all, length, atOnce) => {
      const lists = [...batchesOf(all, length)].map((list) => list.toSorted(byKey));
      expect(await mergeSorted(lists, byKey, atOnce)).toEqual(all.toSorted(byKey));
    }),
  );
});

test('others have their turn in between', async () => {
  const lists = Array.from({ length: 4 }, (_, list) => Array.from({ length: 25 }, (_row, key) => ({ key, list })));
  let turns = 0;
  let merging = true;
  const others = async () => {
    for (; merging; turns += 1) await turn();
  };
  const counted = others();
  await mergeSorted(lists, byKey, 10);
  merging = false;
  await counted;
  // All 100 rows twice, ten at a time.
  expect(turns).toBeGreaterThanOrEqual(20);
});
