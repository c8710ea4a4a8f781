import { expect, test } from 'vitest';
import { fixtureDatabase } from '../testing/index.ts';
import { oncePerVersion } from './once-per-version.ts';

test('concurrent calls share one read, a failed one is tried again, another version reads anew', async () => {
  const { database } = await fixtureDatabase();
  let reads = 0;
  const read = oncePerVersion(async () => {
    reads += 1;
    if (reads === 1) throw new Error('disk');
    return reads;
  });
  await expect(read(database, 'a')).rejects.toThrow('disk');
  expect(await Promise.all([read(database, 'a'), read(database, 'a')])).toEqual([2, 2]);
  expect(await read(database, 'b')).toBe(3);
});
