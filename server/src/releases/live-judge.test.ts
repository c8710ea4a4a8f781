import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@golf/database/testing';
import { changeLive, createHealth, dayOf, readPointer, withLive } from '@golf/release-store';
import { publishFiles } from '@golf/release-store/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createJudge } from './judge.ts';

const APP = 'mfe-courses';
const TODAY = dayOf(Date.now());
const YESTERDAY = dayOf(Date.now() - 24 * 3600_000);

/** A site whose courses were released twice, with an entry of owners.json, and its judge. */
async function site(entry: object | string) {
  const releases = await temporaryFolder();
  const owners = join(releases, 'owners.json');
  await writeFile(owners, JSON.stringify({ [APP]: entry }));
  vi.stubEnv('OWNERS_FILE', owners);
  onTestFinished(() => void vi.unstubAllEnvs());
  const module = { server: 'Courses.js', scripts: [], styles: [] };
  const modules = { Courses: module, Course: module, Search: module };
  for (const version of ['1', '2', '3']) await publishFiles(releases, APP, version, {}, { modules });
  await publishFiles(releases, 'shell', '1', {});
  await changeLive(releases, (pointer) => withLive(pointer, 'shell', '1'));
  for (const version of ['1', '2', '3']) await changeLive(releases, (pointer) => withLive(pointer, APP, version));
  const said: string[] = [];
  const health = createHealth(releases, (line) => said.push(line));
  const visits = (app: string, version: string, day: string, isSlow: boolean) => {
    for (let at = 0; at < 200; at += 1) {
      health.visited(app, version, day, 'webkit', isSlow ? ['sampled', 'slowAnswer'] : ['sampled']);
    }
  };
  const log = { info: () => {}, warn: (line: string) => void said.push(line) };
  const judge = createJudge({ releases, pointer: () => readPointer(releases), health, log });
  return { judge, visits, said, live: () => readPointer(releases)[APP]?.version };
}

const WHY = `slow answers on 200 of 200 sampled visits today, and on 0 of 200`;

test('a live release that turns bad is told once, and stays', async () => {
  const { judge, visits, said, live } = await site('@golf/courses');
  visits(APP, '3', YESTERDAY, false);
  await judge(APP);
  expect(said).toEqual([]);
  visits(APP, '3', TODAY, true);
  await judge(APP);
  await judge(APP);
  expect(said).toEqual([
    `${APP} 3 turned bad: ${WHY} on earlier days; "npm run rollback -- ${APP} --why …" takes it back.`,
  ]);
  expect(live()).toBe('3');
});

/** @promise Releases: A live release that turns bad is named in words, and taken back where its owner says so */
test('it is taken back where its owner says so, by one release a day', async () => {
  const { judge, visits, said, live } = await site({ owner: '@golf/courses', takeBack: true });
  visits(APP, '2', YESTERDAY, false);
  visits(APP, '3', TODAY, true);
  await judge(APP);
  expect(said).toEqual([`${APP} 3 was rolled back: ${WHY} of 2, live before it.`]);
  expect(live()).toBe('2');
  visits(APP, '2', TODAY, true);
  await judge(APP);
  expect(said[1]).toMatch(/^mfe-courses 2 turned bad: /);
  expect(live()).toBe('2');
});

test('what hits several apps at once takes no release back', async () => {
  const { judge, visits, said, live } = await site({ owner: '@golf/courses', takeBack: true });
  for (const [app, version] of [
    [APP, '3'],
    ['shell', '1'],
  ] as const) {
    visits(app, version, YESTERDAY, false);
    visits(app, version, TODAY, true);
  }
  await judge(APP);
  expect(said).toEqual([expect.stringMatching(/^mfe-courses 3 turned bad: /)]);
  expect(live()).toBe('3');
});
