import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFolder } from '../../import/check-folder.ts';
import { deriveContent } from '../../import/derive.ts';
import { writeFixture } from '../../testing/fixture.ts';
import { plainCourses } from '../../testing/plain-courses.ts';
import { DEMO, demoLines, plainSite } from '../../testing/plain-site.ts';
import { linesOfFiles, siteArbitrary, smallSite } from '../../testing/small-sites.ts';
import { PlayerSummaries } from '../summaries.ts';
import type { StoredCourse } from './course-book.ts';

/** Course summaries that an import of a folder stores. */
async function coursesOf(folder: string): Promise<[number, StoredCourse][]> {
  const checked = await checkFolder(folder);
  expect(checked.problems).toEqual([]);
  const { courses } = new PlayerSummaries(deriveContent(checked.folder));
  const rows = [...courses];
  expect(rows).toHaveLength(courses.length);
  return rows.map(({ course_id: id, body }) => [id, JSON.parse(body) as StoredCourse]);
}

test('every number of every course of the demo data, worked out again from its files', async () => {
  const courses = await coursesOf(DEMO);
  expect(courses).toEqual(plainCourses(plainSite(demoLines)));
  expect(courses).toHaveLength(12);
  for (const [, { tees, net, hardest_days: hardest, easiest_days: easiest }] of courses) {
    expect(tees.some(({ leader }) => leader !== null)).toBe(true);
    expect(net.length).toBeGreaterThan(4);
    expect(hardest).toHaveLength(3);
    expect(easiest).toHaveLength(3);
  }
  // Courses whose record has fallen.
  const steps = courses.flatMap(([, { tees }]) => tees.map((tee) => tee.steps.length));
  expect(steps.filter((count) => count > 2).length).toBeGreaterThan(10);
});

test('the courses of any site are those of a program that keeps everything and sorts it', async () => {
  await fc.assert(
    fc.asyncProperty(siteArbitrary, async (files) => {
      const found = await coursesOf(await writeFixture(files));
      expect(found).toEqual(plainCourses(plainSite(linesOfFiles(files))));
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('of more players than are told, the last one told shares a place with one who is not', async () => {
  const rounds = Array.from({ length: 60 }, (_, index) => ({
    player: ((index * 7) % 60) + 1,
    day: index % 9,
    tee: '1',
    holes: 18,
    // The 50th ties with the 51st.
    overPar: index === 50 ? 49 : index,
  }));
  const files = smallSite(rounds, 60);
  const found = await coursesOf(await writeFixture(files));
  expect(found).toEqual(plainCourses(plainSite(linesOfFiles(files))));
  const [, { net, players } = { net: [], players: 0 }] = found[0] ?? [];
  expect([players, net.length, net.at(-1)?.place, net.at(-1)?.tied]).toEqual([60, 50, 50, true]);
});
