import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentOf } from '../../support/database.ts';
import { CRASHES, finish, type Work } from '../../support/kill.ts';
import { copyStore } from '../../support/release-store.ts';

/*
 * Each write fails once: full disk, broken disk, power loss. Afterwards data is old or new and whole, the program
 * reports the failure in a sentence, and the next attempt succeeds.
 */

const ROOT = join(import.meta.dirname, '../../..');
const LAYER = join(import.meta.dirname, '../../support/failing-writes.ts');
const WAYS = ['ENOSPC', 'EIO', 'KILL'] as const;

test.describe.configure({ timeout: 240_000 + CRASHES * 15_000 });

interface Ended {
  ok: boolean;
  said: string;
}

function run(program: string, args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ ok: error === null, said: stdout + stderr }),
    );
  });
}

/** Runs a program with its write number `at` below a folder failing; 0: none. */
async function runWithFault({ program, args, env }: Work, below: string, at: number, how: string): Promise<Ended> {
  return run(process.execPath, ['--import', LAYER, join(ROOT, program), ...args], {
    ...env,
    FAIL_BELOW: below,
    FAIL_AT: String(at),
    FAIL_HOW: how,
    FAIL_COUNT: `${below}.count`,
  });
}

interface Watch {
  before: () => Promise<void>;
  /** Checks the remains; gets the failure in words. */
  check: (when: string) => Promise<void>;
  /** Failed writes per kind of failure. */
  times?: number;
  ways?: readonly string[];
}

/** Fails a program's writes one by one: all of them, or CRASHES of them. */
async function failEach(
  work: Work,
  below: string,
  { before, check, times = CRASHES, ways = WAYS }: Watch,
): Promise<void> {
  await before();
  expect(await runWithFault(work, below, 0, 'EIO')).toMatchObject({ ok: true });
  const writes = Number(await readFile(`${below}.count`, 'utf8'));
  expect(writes).toBeGreaterThan(0);
  const tried = Math.min(times, writes);
  for (const how of ways) {
    for (let each = 0; each < tried; each += 1) {
      const at = 1 + Math.floor(((each + Math.random()) / tried) * writes);
      await before();
      const when = `${how} at write ${at} of ${writes}`;
      const { ok, said } = await runWithFault(work, below, at, how);
      await check(when);
      if (how === 'KILL') continue;
      // Clean-up may fail silently; everything else reports in words, without a stack.
      if (!ok) expect(said, when).toMatch(/disk|no space left|i\/o error|is an older one/i);
      expect(said, when).not.toMatch(/\n\s+at /);
    }
  }
  await before();
  await finish(work);
  await rm(`${below}.count`, { force: true });
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-writes-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const importing = (data: string, env: Record<string, string>): Work => ({
  program: 'database/src/cli/data.ts',
  args: ['import', '--allow-shrink', data],
  env,
});

async function generate(players: number, data: string): Promise<void> {
  await finish({ program: 'demo/src/cli.ts', args: ['generate', '--players', String(players), data], env: {} });
}

/**
 * @promise A crash, a full disk: Import, release, rollback and build survive the failure of any one write, and report
 * it in a sentence
 */
test('a failed write of a picture leaves the old data and pictures', async () => {
  await inFolder(async (folder) => {
    const site = join(folder, 'site');
    const path = join(site, 'golf.sqlite');
    const images = join(site, 'images');
    const env = { DATABASE_PATH: path };
    const [older, newer, original] = [join(folder, 'older'), join(folder, 'newer'), join(folder, 'as-it-was')];
    await generate(10, older);
    await generate(12, newer);
    await finish(importing(older, env));
    const before = contentOf(path);
    await cp(site, original, { recursive: true });
    await failEach(importing(newer, env), images, {
      before: async () => {
        await rm(site, { recursive: true });
        await cp(original, site, { recursive: true });
      },
      check: async (when) => {
        const found = contentOf(path);
        if (found.version === before.version) expect(found, when).toEqual(before);
        for (const file of found.files) await readFile(join(images, file));
      },
    });
  });
});

/** @promise A crash, a full disk: Import, release, rollback and … */
test('a database that may not grow any further keeps what it has', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'golf.sqlite');
    const env = { DATABASE_PATH: path };
    const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
    await generate(10, older);
    await generate(300, newer);
    await finish(importing(older, env));
    const before = contentOf(path);
    let refused = 0;
    for (let each = 0; each < CRASHES; each += 1) {
      // Maximum file size in kilobytes: the write-ahead log of this import has about two thousand.
      const limit = Math.round(64 + ((each + Math.random()) / CRASHES) * 1500);
      const { program, args } = importing(newer, env);
      const command = ['-c', 'ulimit -f "$0" && exec "$@"', String(limit), process.execPath, join(ROOT, program)];
      const { ok, said } = await run('bash', [...command, ...args], env);
      const when = `no file above ${limit} kB`;
      if (ok) continue;
      refused += 1;
      expect(contentOf(path), when).toEqual(before);
      expect(said, when).toContain('the site keeps the data it has.');
      expect(said, when).not.toMatch(/\n\s+at /);
    }
    expect(refused).toBeGreaterThan(0);
    await finish(importing(newer, env));
    expect(contentOf(path).version).not.toBe(before.version);
  });
});

/** @promise A crash, a full disk: Import, release, rollback and … */
test('a failed write of the pointer leaves the old or the new version live', async () => {
  const store = await copyStore();
  try {
    const env = { RELEASES_DIR: store.folder };
    const old = await store.liveVersion('mfe-courses');
    const next = '9.0.0-copy';
    await store.copyRelease('mfe-courses', next);
    const works: [Work, from: string][] = [
      [{ program: 'tools/src/cli/release.ts', args: [`mfe-courses@${next}`, '--skip-smoke'], env }, old],
      [{ program: 'tools/src/cli/rollback.ts', args: ['mfe-courses', old], env }, next],
    ];
    const pointerOf = (version: string) => readFile(join(store.folder, `${version}.pointer`), 'utf8');
    const keep = async (version: string) =>
      writeFile(join(store.folder, `${version}.pointer`), await readFile(join(store.folder, 'live.json'), 'utf8'));
    await keep(old);
    await finish(works[0]?.[0] as Work);
    await keep(next);
    for (const [work, from] of works) {
      await failEach(work, store.folder, {
        before: async () => {
          for (const file of ['live.json', 'live.copy.json']) {
            await writeFile(join(store.folder, file), await pointerOf(from));
          }
        },
        check: async (when) => {
          expect([old, next], when).toContain(await store.liveVersion('mfe-courses'));
        },
      });
    }
  } finally {
    await store.remove();
  }
});

/** @promise Releases: Freeing disk space deletes … */
test('making room in a store that cannot be written leaves what stays whole', async () => {
  const store = await copyStore();
  try {
    const env = { RELEASES_DIR: store.folder };
    await failEach({ program: 'tools/src/cli/release.ts', args: ['--prune', '--keep', '1'], env }, store.folder, {
      before: async () => {
        for (const version of ['8.0.1-copy', '8.0.2-copy']) await store.copyRelease('mfe-courses', version);
      },
      check: async (when) => {
        // Verifies every file of the live releases.
        const { ok, text } = await store.release('--status');
        expect([ok, text], when).toEqual([true, expect.not.stringContaining('Not taken up')]);
      },
    });
  } finally {
    await store.remove();
  }
});

/** @promise A crash, a full disk: Import, release, rollback and … */
test('a build that cannot be written publishes nothing', async () => {
  const store = await copyStore();
  try {
    const version = await store.liveVersion('mfe-calculator');
    const folder = join(store.folder, 'mfe-calculator');
    const release = join(folder, version);
    const filesOf = async () => (await readdir(folder, { recursive: true })).toSorted();
    const whole = await filesOf();
    await failEach({ program: 'tools/src/cli/build.ts', args: [], env: { RELEASES_DIR: store.folder } }, store.folder, {
      times: Math.ceil(CRASHES / 4),
      // KILL is tested in crash.spec.ts.
      ways: ['ENOSPC', 'EIO'],
      // With its browser files: the store has no other release of the app.
      before: () => rm(folder, { recursive: true, force: true }),
      check: async (when) => {
        if (existsSync(release)) expect(await filesOf(), when).toEqual(whole);
      },
    });
    expect(await filesOf()).toEqual(whole);
  } finally {
    await store.remove();
  }
});
