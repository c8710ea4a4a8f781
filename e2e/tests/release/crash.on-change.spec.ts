import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { runSite } from '@golf/tools/run-site';
import { contentOf } from '../../support/database.ts';
import { CRASHES, finish, killAtEveryMoment, type Work } from '../../support/kill.ts';
import { copyStore } from '../../support/release-store.ts';

/*
 * After a crash written data is old or new, never half, and the next attempt succeeds. `CRASHES=100` kills each kind of
 * work a hundred times, at moments spread over its duration.
 */

const ROOT = join(import.meta.dirname, '../../..');

test.describe.configure({ timeout: 240_000 + CRASHES * 15_000 });

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-crash-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @promise A crash, a full disk: Import, release, rollback, build and click log survive a loss of power at any moment
 */
test('an import that is killed leaves the old data or the new, with its pictures', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'golf.sqlite');
    const images = join(folder, 'images');
    const env = { DATABASE_PATH: path };
    const importing = (data: string): Work => ({
      program: 'database/src/cli/data.ts',
      args: ['import', '--allow-shrink', data],
      env,
    });
    const [small, large] = [join(folder, 'small'), join(folder, 'large')];
    for (const [players, data] of [
      ['20', small],
      ['150', large],
    ] as const) {
      await finish({ program: 'demo/src/cli.ts', args: ['generate', '--players', players, data], env });
    }
    const duration = await finish(importing(large));
    const newer = contentOf(path);
    await finish(importing(small));
    const older = contentOf(path);
    expect(newer.version).not.toBe(older.version);

    await killAtEveryMoment(
      importing(large),
      duration,
      async (when) => {
        const found = contentOf(path);
        expect([older.version, newer.version], when).toContain(found.version);
        const expected = found.version === older.version ? older : newer;
        expect(found, when).toEqual(expected);
        for (const file of found.files) {
          const digest = createHash('sha256').update(await readFile(join(images, file)));
          expect(file.startsWith(digest.digest('hex').slice(0, 32)), `${file}, ${when}`).toBe(true);
        }
      },
      async () => {
        if (contentOf(path).version !== older.version) await finish(importing(small));
        // Forces pictures to be copied again.
        for (const file of newer.files) if (!older.files.includes(file)) await rm(join(images, file), { force: true });
      },
    );
    await finish(importing(large));
    expect(contentOf(path)).toEqual(newer);
  });
});

interface ReleaseState {
  version: string;
}

/** @promise A crash, a full disk: Import, release, rollback, build … */
test('a killed release or rollback leaves the old or the new version live', async () => {
  const store = await copyStore();
  try {
    const env = { RELEASES_DIR: store.folder };
    const old = await store.liveVersion('mfe-courses');
    const next = '9.0.0-copy';
    await store.copyRelease('mfe-courses', next);
    const releasing: Work = {
      program: 'tools/src/cli/release.ts',
      args: [`mfe-courses@${next}`, '--skip-smoke'],
      env,
    };
    const rollingBack: Work = { program: 'tools/src/cli/rollback.ts', args: ['mfe-courses', old], env };
    const live = async (file = 'live.json') => {
      const pointer = JSON.parse(await readFile(join(store.folder, file), 'utf8')) as Record<string, ReleaseState>;
      expect(Object.keys(pointer)).toHaveLength(6);
      return pointer['mfe-courses']?.version;
    };
    const check = async (when: string) => {
      expect([old, next], when).toContain(await live());
      expect([old, next], when).toContain(await live('live.copy.json'));
    };
    const duration = await finish(releasing);
    const back = async () => {
      if ((await live()) !== old) await finish(rollingBack);
    };
    const forth = async () => {
      if ((await live()) !== next) await finish(releasing);
    };
    await killAtEveryMoment(releasing, duration, check, back);
    await killAtEveryMoment(rollingBack, duration, check, forth);
    await forth();
    await back();
    expect(await live('live.copy.json')).toBe(old);
    const left = async () => (await readdir(store.folder)).filter((file) => /^live\.(?:json|lock)./.test(file));
    const twoMinutesAgo = new Date(Date.now() - 120_000);
    for (const file of await left()) {
      // Killed before it wrote its owner: for a minute the lock may belong to a process that just started.
      expect(await readFile(join(store.folder, file), 'utf8')).toBe('');
      await utimes(join(store.folder, file), twoMinutesAgo, twoMinutesAgo);
      await forth();
      await back();
    }
    expect(await left()).toEqual([]);
  } finally {
    await store.remove();
  }
});

/** @promise Releases: Freeing disk space deletes … */
test('making room that is killed leaves what stays whole', async () => {
  const store = await copyStore();
  try {
    const env = { RELEASES_DIR: store.folder };
    const pruning: Work = { program: 'tools/src/cli/release.ts', args: ['--prune', '--keep', '1'], env };
    const old = ['8.0.1-copy', '8.0.2-copy', '8.0.3-copy', '8.0.4-copy'];
    const unneeded = join(store.folder, 'mfe-courses/files/unneeded.js');
    const fill = async () => {
      for (const version of old) await store.copyRelease('mfe-courses', version);
      await writeFile(unneeded, 'unneeded()');
    };
    const check = async (when: string) => {
      // Verifies every file of the live releases.
      const { ok, text } = await store.release('--status');
      expect([ok, text], when).toEqual([true, expect.not.stringContaining('Not taken up')]);
      const there = await readdir(join(store.folder, 'mfe-courses'));
      for (const version of there.filter((name) => old.includes(name)))
        expect(existsSync(join(store.folder, 'mfe-courses', version, 'release.json')), when).toBe(true);
    };
    await fill();
    await killAtEveryMoment(pruning, await finish(pruning), check, fill);
    await finish(pruning);
    await check('in the end');
    expect(existsSync(unneeded)).toBe(false);
    expect(await readdir(join(store.folder, '.unfinished'))).toEqual([]);
  } finally {
    await store.remove();
  }
});

/** @promise A crash, a full disk: Import, release, rollback, build … */
test('a build that is killed publishes nothing, or all of it', async () => {
  const store = await copyStore();
  try {
    const env = { RELEASES_DIR: store.folder };
    const version = await store.liveVersion('mfe-calculator');
    const folder = join(store.folder, 'mfe-calculator');
    const release = join(folder, version);
    const building: Work = { program: 'tools/src/cli/build.ts', args: [], env };
    // With its browser files: the store has no other release of the app.
    const forget = () => rm(folder, { recursive: true, force: true });
    const filesOf = async () => (await readdir(folder, { recursive: true })).toSorted();
    await forget();
    const duration = await finish(building);
    const whole = await filesOf();
    await killAtEveryMoment(
      building,
      duration,
      async (when) => {
        if (existsSync(release)) expect(await filesOf(), when).toEqual(whole);
      },
      forget,
    );
    await forget();
    await finish(building);
    expect(await filesOf()).toEqual(whole);
    expect(await readdir(join(store.folder, '.unfinished'))).toEqual([]);
  } finally {
    await store.remove();
  }
});

/** @promise A crash, a full disk: Import, release, rollback, build … */
test('a killed server keeps clicks older than a second, and restarts', async ({ request }) => {
  await inFolder(async (folder) => {
    await cp(process.env.SITE_DATA ?? '', folder, { recursive: true });
    const path = join(folder, 'golf.sqlite');
    const before = contentOf(path);
    let written = before.clicks;
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const site = await runSite({ DATABASE_PATH: path, RELEASES_DIR: join(ROOT, 'releases') }, 'serve');
      const click = (trackId: string) =>
        request.post(`${site.address}/api/log-click`, {
          data: { trackId, timestamp: new Date().toISOString(), playerId: 1, scoreId: null },
        });
      for (let each = 0; each < 20; each += 1) expect((await click(`first-${each}`)).ok()).toBe(true);
      await expect.poll(() => contentOf(path).clicks).toBe(written + 20);
      await Promise.all(Array.from({ length: 20 }, (_, each) => click(`second-${each}`)));
      // Clicks are buffered for a second before they are written.
      await wait(Math.random() * 1200);
      await site.stop('SIGKILL');
      const { clicks, ...content } = contentOf(path);
      expect({ ...content, clicks: before.clicks }).toEqual(before);
      // One or two batches of the last clicks were written.
      expect(clicks).toBeGreaterThanOrEqual(written + 20);
      expect(clicks).toBeLessThanOrEqual(written + 40);
      written = clicks;
    }
  });
});
