import { fixtureDatabase, temporaryFolder } from '@golf/database/testing';
import { shareCounts, type SharedCounts } from '@golf/database/shared-counts';
import { expect, test } from 'vitest';
import { publishFiles } from '@golf/release-store/testing';
import { changeLive, createHealth, readPointer, withLive, withTrial } from '@golf/release-store';
import { createJudge } from './judge.ts';
import { createTrialWatch } from './trial-watch.ts';

const APP = 'mfe-courses';
const TRIED = { [APP]: '2' };

/** One server of a site: its counts and judgement. */
function serverOf(releases: string, { key, exchange }: SharedCounts) {
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  const pointer = () => readPointer(releases);
  const health = createHealth(releases, warn, exchange);
  return {
    health,
    said,
    watch: createTrialWatch(pointer, health, Date.now, key),
    judge: createJudge({ releases, pointer, health, log: { info: warn, warn } }),
  };
}

/** A release store with version 2 of the courses on trial, and a database. */
async function site() {
  const releases = await temporaryFolder();
  const module = { server: 'Courses.js', scripts: [], styles: [] };
  const modules = { Courses: module, Course: module, Search: module };
  for (const version of ['1', '2']) await publishFiles(releases, APP, version, {}, { modules });
  await publishFiles(releases, 'shell', '1', {});
  await changeLive(releases, (pointer) => withLive(withLive(pointer, 'shell', '1'), APP, '1'));
  await changeLive(releases, (pointer) => withTrial(pointer, APP, '2', 50));
  const { database } = await fixtureDatabase();
  return { releases, database };
}

test('what servers count adds up, and a new one knows it', async () => {
  const { releases, database } = await site();
  const [one, other] = [await shareCounts(database), await shareCounts(database)].map(
    (shared) => serverOf(releases, shared).health,
  );
  one?.shown(TRIED);
  other?.shown(TRIED);
  other?.failed(APP, '2', 'render');
  await Promise.all([one?.save(), other?.save()]);
  await one?.save();
  const all = { pages: 2, failures: { render: 1 } };
  expect(one?.of(APP, '2')).toEqual(all);
  const third = serverOf(releases, await shareCounts(database)).health;
  await third.save();
  expect(third.of(APP, '2')).toEqual(all);
});

test('visits add up by day without ending a trial, and old days leave the database', async () => {
  const { releases, database } = await site();
  let now = Date.parse('2026-11-29T12:00:00Z');
  const [one, other] = [await shareCounts(database, () => now), await shareCounts(database, () => now)].map((shared) =>
    serverOf(releases, shared),
  );
  const token = one?.watch.shown('a', TRIED) ?? '';
  one?.watch.failed('a', token, APP, '2');
  one?.health.visited(APP, '2', '2099-01-01', 'webkit', ['sampled', 'slowPaint']);
  other?.health.visited(APP, '2', '2099-01-01', 'webkit', ['sampled']);
  other?.health.visited(APP, '2', '2026-11-01', 'webkit', ['sampled']);
  for (const server of [one, other, one]) await server?.health.save();
  const { days, trial } = one?.health.of(APP, '2') ?? {};
  expect(days?.['2099-01-01']?.webkit).toMatchObject({ sampled: 2, slowPaint: 1 });
  expect(Object.keys(days ?? {})).toEqual(['2026-11-01', '2099-01-01']);
  expect(trial?.trial).toMatchObject({ pages: 1, failed: 1 });
  now += 3 * 24 * 3600_000;
  await other?.health.save();
  expect(Object.keys(other?.health.of(APP, '2').days ?? {})).toEqual(['2099-01-01']);
});

/** @promise Data: Several servers count a … */
test('counts during a database outage are reported once afterwards', async () => {
  const { releases, database } = await site();
  const shared = await shareCounts(database);
  let isAway = true;
  const { health, said } = serverOf(releases, {
    ...shared,
    exchange: (added) => (isAway ? Promise.reject(new Error('it is away')) : shared.exchange(added)),
  });
  health.shown(TRIED);
  await health.save();
  health.shown(TRIED);
  await health.save();
  expect(said).toEqual(['How releases fare cannot be kept: it is away.']);
  isAway = false;
  await health.save();
  await health.save();
  expect(await shared.exchange([])).toEqual([{ release: `${APP} 2`, since: '', what: 'pages', count: 2 }]);
});

/** @promise Data: Several servers count a … */
test('a connection that is lost before the sums are heard lets nothing count twice', async () => {
  const { releases, database } = await site();
  let isLost = false;
  const losing = database.withPlugin({
    transformQuery({ node }) {
      if (isLost && node.kind === 'SelectQueryNode') throw new Error('the connection is lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const shared = await shareCounts(losing);
  const { health } = serverOf(releases, shared);
  health.shown(TRIED);
  isLost = true;
  await health.save();
  isLost = false;
  await health.save();
  expect(await shared.exchange([])).toEqual([{ release: `${APP} 2`, since: '', what: 'pages', count: 1 }]);
});

/** @promise Data: Several servers count a trial together, and one ends a bad trial for all */
test('a trial that fails a little on each server is bad on all of them, and one ends it for all', async () => {
  const { releases, database } = await site();
  const servers = [
    serverOf(releases, await shareCounts(database)),
    serverOf(releases, await shareCounts(database)),
    serverOf(releases, await shareCounts(database)),
  ];
  const [first, second, third] = servers;
  for (let visitor = 0; visitor < 24; visitor += 1) {
    const shows = servers[visitor % 3];
    const token = shows?.watch.shown(`visitor ${visitor}`, TRIED) ?? '';
    // The report may reach another server than the page's.
    if (visitor < 6) servers[(visitor + 1) % 3]?.watch.failed(`visitor ${visitor}`, token, APP, '2');
  }
  for (const { judge } of servers) await judge(APP);
  expect(readPointer(releases)[APP]?.trial).toBeDefined();
  for (const { health } of servers) await health.save();
  await first?.health.save();
  await first?.judge(APP);
  expect(readPointer(releases)[APP]).toMatchObject({
    version: '1',
    rolledBack: [{ version: '2', why: expect.stringContaining('it failed on 6 of 24 pages') }],
  });
  expect(first?.said).toEqual([expect.stringMatching(/^mfe-courses 2 was rolled back: it failed on 6 of 24 pages/)]);
  for (const server of [second, third]) {
    await server?.health.save();
    await server?.judge(APP);
    expect(server?.said).toEqual([]);
  }
});
