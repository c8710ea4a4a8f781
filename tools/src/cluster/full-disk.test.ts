import { spawnSync } from 'node:child_process';
import { open, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@golf/database/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLoad } from './load.ts';
import { Cluster, RELEASES } from './testing/cluster.ts';

/*
 * The database lies on a disk of its own, a small one in memory: mounting that takes root.
 */

const SIZE = 64;
const GENERATE = 'demo/src/cli.ts';

/** A small disk; null where it cannot be mounted. */
async function mountSmallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder], { stdio: 'ignore' });
  if (status === 0) return folder;
  await rm(folder, { recursive: true });
  return null;
}

/** Takes all the room that is left; the function that comes back gives it back. */
async function fill(disk: string): Promise<() => Promise<void>> {
  const path = join(disk, 'filler');
  const file = await open(path, 'w');
  try {
    for (const step of [64 * 1024, 512]) {
      while (await file.write(Buffer.alloc(step)).catch(() => null));
    }
  } finally {
    await file.close();
  }
  return () => rm(path);
}

const disk = RELEASES === undefined ? null : await mountSmallDisk();

describe.skipIf(disk === null)('servers whose database has a full disk', () => {
  let site: Cluster;

  beforeAll(async () => {
    site = await Cluster.create(disk ?? '');
  }, 120_000);

  afterAll(async () => {
    await site.stop();
    spawnSync('umount', [disk ?? '']);
    await rm(disk ?? '', { recursive: true });
  }, 60_000);

  test('go on reading, keep the clicks that they took, and take the import once there is room', async () => {
    await site.importNamed('Ed Oak');
    site.servers = await Promise.all([site.start(), site.start()]);
    const folder = join(await temporaryFolder(), 'many');
    expect(await site.run(GENERATE, 'generate', '--players', '300', folder)).toMatchObject({ code: 0 });
    const load = startLoad(site.addresses);
    const before = await site.clicks();
    const makeRoom = await fill(disk ?? '');
    const { code, output } = await site.import(folder);
    expect(output).toContain('the disk is full; make room and try again; the site keeps the data it has.');
    expect(code).toBe(2);
    // More than the page holds that the last ones lie in.
    for (const address of site.addresses()) {
      for (let count = 0; count < 200; count += 1) await site.click(address);
    }
    await vi.waitUntil(() => site.servers.every(({ log }) => log.some((line) => line.includes('the disk is full'))), {
      timeout: 10_000,
    });
    expect(await site.names()).toEqual(['Ed Oak', 'Ed Oak']);
    expect(await site.statuses('/api/player-rounds/4')).toEqual([200, 200]);
    await makeRoom();
    await vi.waitUntil(async () => (await site.clicks()) === before + 400, { timeout: 20_000, interval: 100 });
    expect(await site.import(folder)).toMatchObject({ code: 0 });
    await vi.waitUntil(async () => (await site.names()).every((name) => name !== 'Ed Oak'), { timeout: 10_000 });
    expect(await load.stop()).toMatchObject({ wrong: [], refused: 0 });
  }, 120_000);
});
