import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert, asyncProperty, constantFrom, integer, property, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changePointer,
  pointerChangedAt,
  readPointer,
  rollbackOf,
  formatRollback,
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

/** Ignores the time; no reason given. */
const stateOf = (version: string, earlier: string[] = [], rolledBack: string[] = []) => ({
  version,
  earlier,
  changes: [],
  rolledBack: rolledBack.map((bad) => ({ version: bad, at: expect.toSatisfy(isTimeOrUnknown), why: null })),
});

const isTimeOrUnknown = (at: unknown) => at === null || (typeof at === 'string' && !Number.isNaN(Date.parse(at)));
const versionsOf = (rolledBack: readonly { version: string }[] = []) => rolledBack.map(({ version }) => version);

describe('the pointer', () => {
  test('is empty before the first release', () => {
    expect(readPointer(folder)).toEqual({});
    expect(pointerChangedAt(folder)).toBe(0);
  });

  test('is replaced whole, with a copy, and leaves nothing half-written behind', async () => {
    await release('shell', '1');
    await release('shell', '2');
    expect(readPointer(folder)).toEqual({ shell: stateOf('2', ['1']) });
    expect(pointerChangedAt(folder)).toBeGreaterThan(0);
    expect((await readdir(folder)).toSorted()).toEqual(['live.copy.json', 'live.json', 'live.log']);
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

  test('waits for another release, and gives up with a way out', async () => {
    const lock = join(folder, 'live.lock');
    await writeFile(lock, JSON.stringify({ token: 'a', pid: process.pid, host: hostname() }));
    // A clock that shortens the wait.
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 3000));
    const refused = await release('shell', '1').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      message: `Another release is being made, by process ${process.pid} on ${hostname()}: try again, or delete ${lock} if none is.`,
      cause: { code: 'EEXIST' },
    });
    expect(readPointer(folder)).toEqual({});
    expect(await readdir(folder)).toEqual(['live.lock']);
  });

  /** @promise Releases: A slow holder keeps … */
  test('is not changed by a holder of a deleted lock, which reports it', async () => {
    const change = changePointer(folder, (pointer) => {
      rmSync(join(folder, 'live.lock'));
      return withLive(pointer, 'shell', '1');
    });
    await expect(change).rejects.toThrow(
      /Somebody has deleted .*live\.lock meanwhile: nothing was changed; try again\./,
    );
    expect(readPointer(folder)).toEqual({});
    await release('shell', '2');
    expect(readPointer(folder)).toHaveProperty('shell');
  });

  test('is taken over from a program that was killed while it changed it', async () => {
    const killed = spawnSync(process.execPath, ['-e', '']);
    await writeFile(join(folder, 'live.lock'), JSON.stringify({ token: 'a', pid: killed.pid, host: hostname() }));
    await release('shell', '1');
    expect(readPointer(folder)).toHaveProperty('shell');
  });

  test('is not changed, and not locked, by a release that fails', async () => {
    await release('shell', '1');
    const failing = changePointer(folder, () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect((await readdir(folder)).toSorted()).toEqual(['live.copy.json', 'live.json', 'live.log']);
    await release('shell', '2');
    expect(readPointer(folder)).toEqual({ shell: stateOf('2', ['1']) });
  });

  test('is not changed where something stands against it, which is told both', async () => {
    await release('shell', '1');
    const told: unknown[] = [];
    const gate = (...both: [Pointer, Pointer]) => {
      told.push(both.map((pointer) => pointer['shell']?.version));
      throw new Error('they do not fit');
    };
    await expect(changePointer(folder, (pointer) => withLive(pointer, 'shell', '2'), gate)).rejects.toThrow(
      /^they do not fit$/,
    );
    expect(told).toEqual([['1', '2']]);
    expect(readPointer(folder)).toEqual({ shell: stateOf('1') });
  });

  test('removes only the leftovers of a killed process', async () => {
    for (const name of ['live.json.3f2a', 'live.json.3f2a.copy', 'notes.txt']) await writeFile(join(folder, name), '{');
    await release('shell', '1');
    expect((await readdir(folder)).toSorted()).toEqual(['live.copy.json', 'live.json', 'live.log', 'notes.txt']);
  });

  test('leaves nothing half-written behind when it cannot be put in place, and says why', async () => {
    // A directory of that name blocks the file.
    await mkdir(join(folder, 'live.json', 'in-the-way'), { recursive: true });
    await expect(release('shell', '1')).rejects.toThrow(/^\S+ cannot be written: .+\. What is live stays live\.$/);
    // The next change makes good what the log says.
    expect((await readdir(folder)).toSorted()).toEqual(['live.json', 'live.log']);
  });

  test('is live when only its copy cannot be put in place, and says that', async () => {
    await mkdir(join(folder, 'live.copy.json', 'in-the-way'), { recursive: true });
    await expect(release('shell', '1')).rejects.toThrow(
      /^It is live, but the copy of live\.json is an older one: .+\. The next release writes it\.$/,
    );
    expect(readPointer(folder)).toEqual({ shell: stateOf('1') });
    expect((await readdir(folder)).toSorted()).toEqual(['live.copy.json', 'live.json', 'live.log']);
  });

  /**
   * @promise Releases: A lost or unreadable pointer is replaced by its copy, and a lost copy by the latest published
   * releases
   */
  test('falls back to its copy when lost, and reports the reason', async () => {
    await release('shell', '1');
    const problems: string[] = [];
    expect(readPointer(folder, (problem) => problems.push(problem))).toHaveProperty('shell');
    expect(problems).toEqual([]);
    await writeFile(join(folder, 'live.json'), '{"shell":');
    readPointer(folder, (problem) => problems.push(problem));
    await writeFile(join(folder, 'live.copy.json'), '{"shell":');
    expect(readPointer(folder, (problem) => problems.push(problem))).toEqual({});
    expect(problems).toEqual([
      expect.stringMatching(/live\.json cannot be read \(.+\): going by its copy, live\.copy\.json\. The next release/),
    ]);
  });

  test('of a store without trials has only the version', async () => {
    await writeFile(join(folder, 'live.json'), '{"shell": "1"}');
    expect(readPointer(folder)).toEqual({ shell: stateOf('1') });
  });

  test('remembers the ten latest versions to go back to, and the ten that were rolled back', () => {
    const versions = Array.from({ length: 13 }, (_, number) => `${number}`);
    const all = versions.reduce<Pointer>((pointer, version) => withLive(pointer, 'a', version), {});
    expect(all.a?.earlier).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    const tried = versions.reduce<Pointer>(
      (pointer, version) => withRollback(withTrial(pointer, 'a', version, 1), 'a'),
      withLive({}, 'a', 'first'),
    );
    expect(versionsOf(tried.a?.rolledBack)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  test.each(['{"shell":', '"1.0.0"', '{"shell": {"version": 3}}', '', null])(
    'falls back to its copy (%s), then to the latest published releases',
    async (text) => {
      const spoil = async (name: string) =>
        text === null ? rm(join(folder, name)) : writeFile(join(folder, name), text);
      await release('shell', '1');
      await release('shell', '2');
      await spoil('live.json');
      const said: string[] = [];
      expect(readPointer(folder, (problem) => said.push(problem))).toEqual({ shell: stateOf('2', ['1']) });
      expect(said.join()).toContain('going by its copy, live.copy.json');
      await spoil('live.copy.json');
      for (const [version, day] of [
        ['7', 1],
        ['6', 2],
      ] as const) {
        await mkdir(join(folder, 'shell', version), { recursive: true });
        await writeFile(join(folder, 'shell', version, 'release.json'), '{}');
        await utimes(join(folder, 'shell', version, 'release.json'), day, day);
      }
      expect(readPointer(folder, (problem) => said.push(problem))).toEqual({ shell: stateOf('6') });
      expect(said.at(-1)).toContain('going by the releases that were published last');
      // The next change writes it for all apps.
      await release('mfe-courses', '1');
      expect(JSON.parse(await readFile(join(folder, 'live.json'), 'utf8'))).toHaveProperty('shell');
    },
  );
});

describe('going back', () => {
  const live = withLive(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '2');

  test('makes the version before live again, and remembers which one was rolled back', () => {
    expect(withRollback(live, 'mfe-courses')).toEqual({ 'mfe-courses': stateOf('1', [], ['2']) });
  });

  test('can name the version', () => {
    const third = withLive(live, 'mfe-courses', '3');
    expect(withRollback(third, 'mfe-courses', '1')).toEqual({ 'mfe-courses': stateOf('1', ['2'], ['3']) });
  });

  test('ends a trial, and nothing else', () => {
    const trial = withTrial(live, 'mfe-courses', '3', 10);
    expect(withRollback(trial, 'mfe-courses')).toEqual({ 'mfe-courses': stateOf('2', ['1'], ['3']) });
  });

  test('records and reports time and reason', () => {
    const why = 'the cards overlap';
    const back = withRollback(live, 'mfe-courses', undefined, why, '2026-11-21T10:00:00.000Z');
    const rollback = rollbackOf(back, 'mfe-courses', '2');
    expect(rollback && formatRollback(rollback)).toBe('rolled back on 2026-11-21: the cards overlap');
    expect(rollbackOf(back, 'mfe-courses', '1')).toBeNull();
    expect(formatRollback({ at: null, why: null })).toBe('rolled back');
  });

  test('names a version once, however often it was rolled back', () => {
    let pointer: Pointer = {};
    for (const version of ['1', '2', '1', '2']) pointer = withLive(pointer, 'shell', version);
    const once = withRollback(pointer, 'shell', '1');
    const again = withRollback(
      { ...once, shell: { version: '2', earlier: ['1'], changes: [], rolledBack: once['shell']?.rolledBack ?? [] } },
      'shell',
    );
    expect(versionsOf(again['shell']?.rolledBack)).toEqual(['2']);
    expect(rollbackOf({}, 'shell', '2')).toBeNull();
  });

  test('is refused without a previous version', () => {
    const first = withLive({}, 'mfe-courses', '1');
    expect(() => withRollback(first, 'mfe-courses')).toThrow('mfe-courses has no earlier version to go back to.');
    expect(() => withRollback(first, 'mfe-articles')).toThrow('Nothing of mfe-articles is live.');
    expect(() => withRollback(first, 'mfe-courses', '1')).toThrow('mfe-courses 1 is live already.');
  });

  test('a store that was written by an earlier server keeps what it says was rolled back', async () => {
    await writeFile(join(folder, 'live.json'), JSON.stringify({ shell: { version: '2', takenBack: ['3'] } }));
    expect(readPointer(folder)).toEqual({ shell: stateOf('2', [], ['3']) });
  });

  test('can name a version while another is on trial, which ends that', () => {
    const trial = withTrial(live, 'mfe-courses', '3', 10);
    expect(withRollback(trial, 'mfe-courses', '1')).toEqual({ 'mfe-courses': stateOf('1', [], ['2']) });
  });

  test('a version that is released again is no longer rolled back, the others still are', () => {
    const first = withRollback(withRollback(withLive(live, 'mfe-courses', '3'), 'mfe-courses'), 'mfe-courses');
    expect(first).toEqual({ 'mfe-courses': stateOf('1', [], ['2', '3']) });
    expect(versionsOf(withLive(first, 'mfe-courses', '2')['mfe-courses']?.rolledBack)).toEqual(['3']);
    expect(versionsOf(withTrial(first, 'mfe-courses', '3', 10)['mfe-courses']?.rolledBack)).toEqual(['2']);
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
    expect(all['mfe-courses']).toEqual(stateOf('2', ['1']));
  });

  test('continues when its share grows, and restarts after its end', () => {
    const live = withLive({}, 'mfe-courses', '1');
    const since = (trial: Pointer) => trial['mfe-courses']?.trial?.since;
    const first = withTrial(live, 'mfe-courses', '2', 10, { now: 'monday' });
    expect(since(withTrial(first, 'mfe-courses', '2', 60, { now: 'tuesday' }))).toBe('monday');
    expect(since(withTrial(first, 'mfe-courses', '3', 10, { now: 'tuesday' }))).toBe('tuesday');
    expect(since(withTrial(withRollback(first, 'mfe-courses'), 'mfe-courses', '2', 10, { now: 'tuesday' }))).toBe(
      'tuesday',
    );
  });

  test('needs something that the others get', () => {
    expect(() => withTrial({}, 'mfe-courses', '1', 10)).toThrow(/Nothing of mfe-courses is live yet/);
    expect(() => withTrial(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '1', 10)).toThrow(
      /live for everyone already/,
    );
  });
});

/** One action of a team; refused with a sentence where it makes no sense. */
const step = record({
  what: constantFrom('live', 'trial', 'rollback', 'rollback to'),
  version: constantFrom('1', '2', '3', '4'),
  share: integer({ min: 1, max: 99 }),
});

function afterStep(
  pointer: Pointer,
  { what, version, share }: { what: string; version: string; share: number },
): Pointer {
  switch (what) {
    case 'live':
      return withLive(pointer, 'a', version);
    case 'trial':
      return withTrial(pointer, 'a', version, share);
    default:
      return withRollback(pointer, 'a', what === 'rollback' ? undefined : version);
  }
}

test('any sequence of releases, trials and rollbacks leaves a pointer that can be read and makes sense', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
      let pointer: Pointer = withLive({}, 'a', '1');
      for (const next of steps) {
        try {
          pointer = afterStep(pointer, next);
        } catch (error) {
          expect(String(error)).toMatch(/live for everyone already|no earlier version|is live already/);
        }
        const { version, trial, earlier = [] } = pointer.a ?? {};
        const rolledBack = versionsOf(pointer.a?.rolledBack);
        expect(earlier).not.toContain(version);
        expect(rolledBack).not.toContain(version);
        expect(trial?.version).not.toBe(version);
        if (trial) expect(rolledBack).not.toContain(trial.version);
        for (const list of [earlier, rolledBack]) expect(new Set(list).size).toBe(list.length);
      }
      await writeFile(join(folder, 'live.json'), JSON.stringify(pointer));
      expect(readPointer(folder)).toEqual(pointer);
    }),
  );
});
