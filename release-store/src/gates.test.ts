import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractProblems } from './contract-gate.ts';
import { createHealth, isFailing, readHealth } from './health/health.ts';
import { noPages } from './health/record.ts';
import { editionOf } from './edition.ts';
import type { Release } from './release.ts';

const module = { server: 'Courses.js', scripts: [], styles: [] };

const release = (app: string, platform: string, change: Partial<Release> = {}): Release => ({
  app,
  version: `${platform}-abc`,
  platform,
  react: '19.3.1',
  entry: { file: 'remoteEntry.js', scripts: [], styles: [] },
  modules: app === 'mfe-courses' ? { Courses: module, Course: module, Search: module } : {},
  integrity: {},
  files: {},
  parts: {},
  rootFiles: [],
  ...change,
});

const check = (shell: Release, courses: Release, released = ['mfe-courses']) =>
  contractProblems(
    released,
    editionOf(
      new Map([
        ['shell', shell],
        ['mfe-courses', courses],
      ]),
    ),
  );

describe('the contract gate', () => {
  test.each([
    ['1.2.0', '1.2.0'],
    ['1.3.0', '1.2.9'],
    ['1.2.1', '1.2.0'],
  ])('lets a remote pass whose platform the shell has (%s serves %s)', (has, wants) =>
    expect(check(release('shell', has), release('mfe-courses', wants))).toEqual([]),
  );

  test.each([
    ['1.2.0', '1.3.0'],
    ['2.0.0', '1.9.0'],
    ['1.2.0', '1.2.1'],
  ])('refuses one that wants another (%s does not serve %s), naming both and the remedy', (has, wants) =>
    expect(check(release('shell', has), release('mfe-courses', wants))).toEqual([
      expect.stringMatching(new RegExp(`platform ${wants}.* the shell .* has ${has}: release both together`)),
    ]),
  );

  test('refuses another React, naming both', () =>
    expect(check(release('shell', '1.0.0'), release('mfe-courses', '1.0.0', { react: '19.4.0' }))).toEqual([
      expect.stringContaining('React 19.4.0, and the shell 1.0.0-abc brings 19.3.1'),
    ]));

  test('refuses a shell that leaves live remotes behind, and lets both pass together', () => {
    const old = release('mfe-courses', '1.0.0');
    expect(check(release('shell', '2.0.0'), old, ['shell'])).toHaveLength(1);
    expect(check(release('shell', '2.0.0'), release('mfe-courses', '2.0.0'), ['shell', 'mfe-courses'])).toEqual([]);
  });

  test('refuses modules that the contract does not name, and asks for those that it does', () => {
    const strange = { Course: module, Search: module, Clubs: module };
    expect(check(release('shell', '1.0.0'), release('mfe-courses', '1.0.0', { modules: strange }))).toEqual([
      expect.stringContaining('does not expose "Courses"'),
      expect.stringContaining('exposes "Clubs"'),
    ]);
  });
});

describe('how a release fares', () => {
  test('on trial is kept over a restart, and starts from zero with another trial', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'golf-health-'));
    const begun = { version: '2', since: '2026-11-21T10:00:00.000Z' };
    const first = createHealth(folder, () => {});
    first.trial('mfe-courses', begun).trial.pages += 3;
    first.touch();
    await first.save();
    const second = createHealth(folder, () => {});
    expect(second.trial('mfe-courses', begun).trial).toMatchObject({ pages: 3, failed: 0 });
    const again = second.trial('mfe-courses', { version: '2', since: '2026-11-22T10:00:00.000Z' });
    expect(again.trial).toMatchObject({ pages: 0, failed: 0 });
    await rm(folder, { recursive: true });
  });

  test('is counted by release and kind, and survives a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'golf-health-'));
    const warnings: string[] = [];
    const first = createHealth(folder, (message) => warnings.push(message));
    first.shown({ shell: '1', 'mfe-courses': '2' });
    first.failed('mfe-courses', '2', 'render');
    await first.save();
    const second = createHealth(folder, (message) => warnings.push(message));
    second.failed('mfe-courses', '2', 'render');
    second.failed('mfe-courses', '2', 'load');
    await second.save();
    expect(readHealth(folder)('mfe-courses', '2')).toEqual({ pages: 1, failures: { render: 2, load: 1 } });
    expect(readHealth(folder)('shell', '1')).toEqual({ pages: 1, failures: {} });
    await rm(folder, { recursive: true });
    second.failed('mfe-courses', '2', 'load');
    await second.save();
    second.failed('mfe-courses', '2', 'load');
    await second.save();
    expect(warnings).toHaveLength(1);
  });

  test('that could not be kept for a moment is kept once it can be', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'golf-health-'));
    const warnings: string[] = [];
    const health = createHealth(folder, (message) => warnings.push(message));
    await rm(folder, { recursive: true });
    health.failed('mfe-courses', '2', 'load');
    await health.save();
    await health.save();
    expect(warnings).toHaveLength(1);
    await mkdir(folder);
    await health.save();
    expect(readHealth(folder)('mfe-courses', '2')).toMatchObject({ failures: { load: 1 } });
    await rm(folder, { recursive: true });
  });

  test.each([
    ['few pages', [19, 19], [0, 0], false],
    ['few failures', [20, 4], [0, 0], false],
    ['enough of both', [20, 5], [0, 0], true],
    ['5 % of its pages', [100, 5], [1000, 0], false],
    ['more than that', [100, 6], [1000, 0], true],
    ['as often as what is live', [100, 30], [100, 30], false],
    ['twice as often', [100, 60], [100, 30], false],
    ['more than twice as often', [100, 61], [100, 30], true],
    ['often, beside one visitor for whom what is live failed', [20, 20], [1, 1], true],
  ])('a trial that fails on %s is judged so: pages %o, live %o, failing: %s', (_what, own, beside, failing) => {
    const group = ([pages = 0, failed = 0]: number[]) => ({ ...noPages(), pages, failed });
    expect(isFailing({ trial: group(own), live: group(beside) })).toBe(failing);
  });
});
