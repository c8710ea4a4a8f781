import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFolder } from '../../import/check-folder.ts';
import { deriveContent } from '../../import/derive.ts';
import { PlayerSummaries } from '../summaries.ts';
import { writeFixture } from '../../testing/fixture.ts';
import { linesOfFiles, siteArbitrary } from '../../testing/small-sites.ts';
import { plainRecords } from '../../testing/plain-records.ts';
import { DEMO, demoLines, plainSite } from '../../testing/plain-site.ts';
import { DEFINITIONS } from './definitions.ts';
import type { StoredRecords } from './record-book.ts';

/** Records that an import of a folder stores. */
async function recordsOf(folder: string): Promise<StoredRecords> {
  const checked = await checkFolder(folder);
  expect(checked.problems).toEqual([]);
  const [row] = new PlayerSummaries(deriveContent(checked.folder)).records;
  return JSON.parse(row?.body ?? '') as StoredRecords;
}

test('every record of the demo data, worked out again from its files', async () => {
  const records = await recordsOf(DEMO);
  expect(records).toEqual(plainRecords(plainSite(demoLines)));
  // Each has a holder, and most had an earlier one.
  expect(Object.keys(records.records).toSorted()).toEqual(DEFINITIONS.map(({ id }) => id).toSorted());
  expect(Object.values(records.records).filter(({ before }) => before !== null).length).toBeGreaterThan(20);
  expect(records.courses.length).toBeGreaterThan(5);
  expect(records.countries.length).toBeGreaterThan(20);
});

test('the records of any site are those of a program that keeps everything and sorts it', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(siteArbitrary, async (files) => {
      const found = await recordsOf(await writeFixture(files));
      expect(found).toEqual(plainRecords(plainSite(linesOfFiles(files))));
      for (const record of Object.keys(found.records)) seen.add(record);
    }),
    { numRuns: 40 },
  );
  expect(seen.size).toBe(DEFINITIONS.length);
}, 120_000);
