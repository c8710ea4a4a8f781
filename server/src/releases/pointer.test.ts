import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  changePointer,
  pointerChangedAt,
  readPointer,
  withLive,
  withRollback,
  withTrial,
  type Pointer,
} from './pointer.ts';
import { BUCKETS, hasTrials, versionsFor } from './trials.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-pointer-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (app: string, version: string) => changePointer(folder, (pointer) => withLive(pointer, app, version));

const standing = (version: string, earlier: string[] = [], takenBack: string[] = []) => ({
  version,
  earlier,
  takenBack,
});

describe('the pointer', () => {
  test('is empty before the first release', () => {
    expect(readPointer(folder)).toEqual({});
    expect(pointerChangedAt(folder)).toBe(0);
  });

  test('is replaced whole, with a copy, and leaves nothing half-written behind', async () => {
    await release('shell', '1');
    await release('shell', '2');
    expect(readPointer(folder)).toEqual({ shell: standing('2', ['1']) });
    expect(pointerChangedAt(folder)).toBeGreaterThan(0);
    expect((await readdir(folder)).toSorted()).toEqual(['live.copy.json', 'live.json']);
  });

  test('is not touched by a release that changes nothing', async () => {
    await release('shell', '1');
    const at = pointerChangedAt(folder);
    await release('shell', '1');
    expect(pointerChangedAt(folder)).toBe(at);
  });

  test('loses none of many releases that are made at once', async () => {
    const apps = ['shell', 'mfe-courses', 'mfe-articles', 'mfe-calculator', 'mfe-leaderboard'];
    await Promise.all(apps.map((app) => release(app, '1')));
    expect(Object.keys(readPointer(folder)).toSorted()).toEqual(apps.toSorted());
  });

  test('is not held up by a program that died while it changed it', async () => {
    await writeFile(join(folder, 'live.lock'), '');
    await utimes(join(folder, 'live.lock'), 0, 0);
    await release('shell', '1');
    expect(readPointer(folder)).toHaveProperty('shell');
  });

  test.each(['{"shell":', '"1.0.0"', '{"shell": {"version": 3}}', ''])(
    'that cannot be read (%s) gives way to its copy, or says how to mend it',
    async (text) => {
      await writeFile(join(folder, 'live.json'), text);
      expect(() => readPointer(folder)).toThrow(
        /live\.json cannot be read.*: delete it and write it anew with "npm run build"/s,
      );
      await rm(join(folder, 'live.json'));
      await release('shell', '1');
      await release('shell', '2');
      await writeFile(join(folder, 'live.json'), text);
      const said: string[] = [];
      expect(readPointer(folder, (problem) => said.push(problem))).toEqual({ shell: standing('2', ['1']) });
      expect(said.join()).toContain('going by its copy, live.copy.json');
    },
  );
});

describe('going back', () => {
  const live = withLive(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '2');

  test('makes the version before live again, and remembers which one was taken back', () => {
    expect(withRollback(live, 'mfe-courses')).toEqual({ 'mfe-courses': standing('1', [], ['2']) });
  });

  test('can name the version', () => {
    const third = withLive(live, 'mfe-courses', '3');
    expect(withRollback(third, 'mfe-courses', '1')).toEqual({ 'mfe-courses': standing('1', ['2'], ['3']) });
  });

  test('ends a trial, and nothing else', () => {
    const trial = withTrial(live, 'mfe-courses', '3', 10);
    expect(withRollback(trial, 'mfe-courses')).toEqual({ 'mfe-courses': standing('2', ['1'], ['3']) });
  });

  test('says so when there is nothing to go back to', () => {
    const first = withLive({}, 'mfe-courses', '1');
    expect(() => withRollback(first, 'mfe-courses')).toThrow('mfe-courses has no earlier version to go back to.');
    expect(() => withRollback(first, 'mfe-articles')).toThrow('Nothing of mfe-articles is live.');
    expect(() => withRollback(first, 'mfe-courses', '1')).toThrow('mfe-courses 1 is live already.');
  });

  test('a version that is released again is no longer taken back', () => {
    const again = withLive(withRollback(live, 'mfe-courses'), 'mfe-courses', '2');
    expect(again['mfe-courses']?.takenBack).toEqual([]);
  });
});

describe('a trial', () => {
  const pointer = (share: number): Pointer => withTrial(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '2', share);
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

  test('reaches exactly its share of the buckets', () => {
    assert(
      property(integer({ min: 1, max: 99 }), (share) => {
        const reached = buckets.filter((bucket) => versionsFor(pointer(share), bucket)['mfe-courses'] === '2');
        expect(reached).toHaveLength(share);
      }),
    );
  });

  test('keeps whoever is in it while it grows', () => {
    assert(
      property(integer({ min: 1, max: 98 }), integer({ min: 0, max: 99 }), (share, bucket) => {
        if (versionsFor(pointer(share), bucket)['mfe-courses'] !== '2') return;
        expect(versionsFor(pointer(share + 1), bucket)['mfe-courses']).toBe('2');
      }),
    );
  });

  test('is nobody’s who has no bucket, and is over when it is released to all', () => {
    expect(versionsFor(pointer(99), null)).toEqual({ 'mfe-courses': '1' });
    const all = withLive(pointer(10), 'mfe-courses', '2');
    expect(hasTrials(all)).toBe(false);
    expect(all['mfe-courses']).toEqual(standing('2', ['1']));
  });

  test('needs something that the others get', () => {
    expect(() => withTrial({}, 'mfe-courses', '1', 10)).toThrow(/Nothing of mfe-courses is live yet/);
    expect(() => withTrial(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '1', 10)).toThrow(
      /live for everyone already/,
    );
  });
});

test('any sequence of releases, trials and rollbacks leaves a pointer that can be read', async () => {
  assert(
    property(string(), constantFrom('live', 'trial', 'back'), (version, what) => {
      const start = withLive(withLive({}, 'a', 'x'), 'a', 'y');
      const next =
        what === 'live'
          ? withLive(start, 'a', version)
          : what === 'back'
            ? withRollback(start, 'a')
            : withTrial(start, 'a', `${version}!`, 5);
      expect(next.a?.earlier).not.toContain(next.a?.version);
      expect(next.a?.takenBack).not.toContain(next.a?.version);
    }),
  );
});
