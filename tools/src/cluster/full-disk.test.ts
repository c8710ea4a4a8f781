import { spawnSync } from 'node:child_process';
import { open, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@golf/database/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLoad } from './load.ts';
import { Cluster, RELEASES } from './testing/cluster.ts';

/* The database is on a separate small disk in memory. Mounting it requires root. */

const SIZE = 64;
const GENERATE = 'demo/src/cli.ts';

/** A small disk; null if mounting is not permitted. */
async function mountSmallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder], { stdio: 'ignore' });
  if (status === 0) return folder;
  await rm(folder, { recursive: true });
  return null;
}

/**
 * Fills the disk.
 * @returns a function that frees the space
 */
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

describe.skipIf(RELEASES === undefined)('servers whose database has a full disk', () => {
  let disk: string | null = null;
  let site: Cluster | null = null;

  beforeAll(async () => {
    disk = await mountSmallDisk();
    if (disk !== null) site = await Cluster.create(disk);
  }, 120_000);

  afterAll(async () => {
    await site?.stop();
    if (disk === null) return;
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }, 60_000);

  /**
   * @promise Data: A full disk below the database stops only writes: reads continue, clicks wait, an import reports it
   */
  test('go on reading, keep the clicks that they took, and take the import once there is room', async ({ skip }) => {
    if (disk === null || site === null) return skip('a disk of its own takes root');
    const cluster = site;
    await cluster.importNamed('Ed Oak');
    cluster.servers = await Promise.all([cluster.start(), cluster.start()]);
    const folder = join(await temporaryFolder(), 'many');
    expect(await cluster.run(GENERATE, 'generate', '--players', '300', folder)).toMatchObject({ code: 0 });
    const load = startLoad(cluster.addresses);
    const before = await cluster.clicks();
    const makeRoom = await fill(disk);
    const { code, output } = await cluster.import(folder);
    expect(output).toContain('the disk is full; make room and try again; the site keeps the data it has.');
    expect(code).toBe(2);
    // More than fits into the last written page.
    for (const address of cluster.addresses()) {
      for (let count = 0; count < 200; count += 1) await cluster.click(address);
    }
    await vi.waitUntil(
      () => cluster.servers.every(({ log }) => log.some((line) => line.includes('the disk is full'))),
      {
        timeout: 10_000,
      },
    );
    expect(await cluster.names()).toEqual(['Ed Oak', 'Ed Oak']);
    expect(await cluster.statuses('/api/player-rounds/4')).toEqual([200, 200]);
    await makeRoom();
    await vi.waitUntil(async () => (await cluster.clicks()) === before + 400, { timeout: 20_000, interval: 100 });
    expect(await cluster.import(folder)).toMatchObject({ code: 0 });
    await vi.waitUntil(async () => (await cluster.names()).every((name) => name !== 'Ed Oak'), { timeout: 10_000 });
    expect(await load.stop()).toMatchObject({ wrong: [], refused: 0 });
  }, 120_000);
});
