import { setImmediate as turn } from 'node:timers/promises';
import { batchesOf } from './batches.ts';

/** Merges two sorted lists. Among equals the first list's rows are first. */
async function merged<Row extends object>(
  left: readonly Row[],
  right: readonly Row[],
  compare: (a: Row, b: Row) => number,
  atOnce: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let [l, r] = [0, 0];
  for (;;) {
    const [a, b] = [left[l], right[r]];
    if (a && (!b || compare(a, b) <= 0)) {
      rows.push(a);
      l += 1;
    } else if (b) {
      rows.push(b);
      r += 1;
    } else return rows;
    if (rows.length % atOnce === 0) await turn();
  }
}

/**
 * Merges sorted lists into the order that `toSorted` would give. For lists so long that sorting them at once would
 * block the thread: 100,000 names take half a second.
 * @param atOnce rows that are merged per turn of the event loop
 */
export async function mergeSorted<Row extends object>(
  lists: readonly Row[][],
  compare: (a: Row, b: Row) => number,
  atOnce: number,
): Promise<Row[]> {
  if (lists.length <= 1) return lists[0] ?? [];
  const longer: Row[][] = [];
  for (const [left = [], right = []] of batchesOf(lists, 2)) longer.push(await merged(left, right, compare, atOnce));
  return mergeSorted(longer, compare, atOnce);
}
