import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer, withLive, type Pointer } from '@golf/release-store';
import { publishFiles } from '@golf/release-store/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readCombinations, sayCombinations, tryCombinations } from './combinations.ts';

const COURSES = 'mfe-courses';
const modules = Object.fromEntries(
  ['Courses', 'Course'].map((name) => [name, { server: `${name}.js`, scripts: [], styles: [] }]),
);

/** A store in which shells with platforms 2.0 to 2.3 were live one after the other, and two remotes beside them. */
async function store(): Promise<{ releases: string; pointer: Pointer }> {
  const releases = await mkdtemp(join(tmpdir(), 'golf-releases-'));
  onTestFinished(() => rm(releases, { recursive: true, force: true }));
  let pointer = readPointer(releases);
  for (const minor of [0, 1, 2, 3, 4]) {
    await publishFiles(releases, 'shell', `1.${minor}.0`, {}, { platform: `2.${minor}.0` });
    pointer = withLive(pointer, 'shell', `1.${minor}.0`);
  }
  for (const version of ['1.0.0', '2.0.0']) {
    await publishFiles(releases, COURSES, version, {}, { platform: version === '1.0.0' ? '1.9.0' : '2.3.0', modules });
    pointer = withLive(pointer, COURSES, version);
  }
  return { releases, pointer };
}

test('a remote is tried with the live shell and the three before it; what the contract refuses needs no browser', async () => {
  const { releases, pointer } = await store();
  const opened: string[] = [];
  const tried = await tryCombinations(
    { app: COURSES, version: '2.0.0' },
    pointer,
    releases,
    async ({ shell }, apps) => {
      opened.push(`${shell?.version} ${apps.join()}`);
      const problems =
        shell?.version === '1.3.0' ? ['/courses: mfe-courses/Courses did not show itself within 15 s'] : [];
      return { problems, renders: {} };
    },
  );
  expect(opened).toEqual([`1.4.0 ${COURSES}`, `1.3.0 ${COURSES}`]);
  const said: string[] = [];
  sayCombinations(tried, (line) => said.push(line));
  expect(said).toEqual([
    '  works with shell 1.4.0, which is live',
    '  does not work with shell 1.3.0',
    '    /courses: mfe-courses/Courses did not show itself within 15 s',
    '  does not work with shell 1.2.0',
    expect.stringContaining('was built with platform 2.3.0, and the shell 1.2.0 has 2.2.0'),
    '  does not work with shell 1.1.0',
    expect.stringContaining('was built with platform 2.3.0, and the shell 1.1.0 has 2.1.0'),
  ]);
  expect(readCombinations(releases, COURSES, '2.0.0')).toEqual(tried);
  expect(readCombinations(releases, COURSES, '1.0.0')).toEqual([]);
});

test('the shell is tried with the live release of each remote and those before it', async () => {
  const { releases, pointer } = await store();
  const tried = await tryCombinations({ app: 'shell', version: '1.4.0' }, pointer, releases, async () => ({
    problems: [],
    renders: {},
  }));
  expect(tried.map(({ with: partner, problems }) => [partner.version, partner.isLive, problems.length])).toEqual([
    ['2.0.0', true, 0],
    ['1.0.0', false, 1],
  ]);
});
