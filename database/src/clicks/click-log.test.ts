import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../open.ts';
import type { Database } from '../schema.ts';
import { emptyDatabase, fillDisk, fixtureDatabase, ON_POSTGRES } from '../testing/test-database.ts';
import { createClickLog, KEPT_FOR } from './click-log.ts';

const CLICK = { trackId: 'expand-player', timestamp: '2026-02-03T04:05:06.789Z', playerId: 14, scoreId: null };

const rowsOf = (database: Database) => database.selectFrom('click_log').selectAll().orderBy('id').execute();

describe('the click log', () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);

  test('is written a moment after the click, in batches', async () => {
    const { database } = await emptyDatabase();
    const log = createClickLog(database, { warn, delay: 1 });
    const inserts = vi.spyOn(database, 'insertInto');
    for (let index = 0; index < 250; index++) log.record({ ...CLICK, playerId: index });
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(250));
    expect(inserts).toHaveBeenCalledTimes(3);
    await log.close();
  });

  test('keeps no more rows than it may: the oldest go', async () => {
    const { database } = await emptyDatabase();
    const log = createClickLog(database, { warn, maxRows: 10 });
    for (let index = 0; index < 25; index++) log.record({ ...CLICK, playerId: index });
    await log.close();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual(
      Array.from({ length: 10 }, (_, index) => 15 + index),
    );
  });

  /** @promise Data: Clicks are bounded, deleted after 90 days, and harmless in a terminal */
  test('forgets clicks older than 90 days', async () => {
    const { database } = await emptyDatabase();
    const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
    const log = createClickLog(database, { warn, now: () => clock.now });
    log.record({ ...CLICK, playerId: 1 });
    await log.flush();
    clock.now += KEPT_FOR - 1;
    log.record({ ...CLICK, playerId: 2 });
    await log.flush();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual([1, 2]);
    clock.now += 2 * 3_600_000;
    log.record({ ...CLICK, playerId: 3 });
    await log.close();
    expect((await rowsOf(database)).map((row) => row.player_id)).toEqual([2, 3]);
  });

  /** @promise A crash, a full disk: Clicks wait for disk … */
  test('holds no more clicks than it may, and says how many it dropped', async () => {
    const { database } = await emptyDatabase();
    const told: string[] = [];
    const log = createClickLog(database, { warn: (message) => told.push(message), maxWaiting: 5 });
    for (let index = 0; index < 8; index++) log.record(CLICK);
    await log.close();
    expect(await rowsOf(database)).toHaveLength(5);
    expect(told).toEqual(['3 clicks were dropped: more came in than the database took.']);
  });

  // PostgreSQL allows both writes at once.
  test.skipIf(ON_POSTGRES)('waits while an import writes, and loses nothing', async () => {
    const opened = await fixtureDatabase();
    const database = await openDatabase(opened.place, { busyTimeout: 1 });
    const importer = new DatabaseSync(opened.place);
    importer.exec('begin immediate');
    const log = createClickLog(database, { warn, delay: 5 });
    log.record(CLICK);
    await log.flush();
    expect(await rowsOf(database)).toEqual([]);
    importer.exec('commit');
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(1));
    await log.close();
    importer.close();
    await database.destroy();
    expect(warnings).toEqual([]);
  });

  /** @promise A crash, a full disk: Clicks wait for disk space, and are bounded */
  test('waits while the disk is full, reports it, and loses nothing', async () => {
    const { database } = await fixtureDatabase();
    const makeRoom = await fillDisk(database);
    const log = createClickLog(database, { warn, delay: 5 });
    // More than the free space of the table's page.
    for (let click = 0; click < 100; click += 1) log.record({ ...CLICK, trackId: 'x'.repeat(200) });
    await log.flush();
    expect(await rowsOf(database)).toEqual([]);
    expect(warnings).toContain('Clicks wait to be written: the disk is full; make room and try again.');
    await makeRoom();
    await vi.waitFor(async () => expect(await rowsOf(database)).toHaveLength(100));
    await log.close();
    warnings.length = 0;
  });
});
