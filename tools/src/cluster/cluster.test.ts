import { setTimeout as pause } from 'node:timers/promises';
import { DATA_VERSION_HEADER } from '@golf/shared/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLoad } from './load.ts';
import { Cluster, RELEASES } from './testing/cluster.ts';

/*
 * Three servers of one site and one PostgreSQL; npm run test:cluster builds the apps. Each fault heals by itself,
 * without wrong answers meanwhile.
 */

/** Time until every server shows new data, and answers again after a fault, in milliseconds. */
const NOTICED = 1000;
const HEALED = 8000;

/** Minimum number of requests for a meaningful load. */
const MANY = expect.toSatisfy((answers: number) => answers > 50);

describe.skipIf(RELEASES === undefined)('three servers', () => {
  let site: Cluster;

  beforeAll(async () => {
    site = await Cluster.create();
  }, 120_000);

  afterAll(() => site.stop(), 60_000);

  test('start on one database and show the same', async () => {
    await site.importNamed('Ed Oak');
    site.servers = await Promise.all([site.start(), site.start(), site.start()]);
    expect(await site.names()).toEqual(['Ed Oak', 'Ed Oak', 'Ed Oak']);
  }, 120_000);

  test('show an import within a second, and none of them goes back to the old data', async () => {
    const load = startLoad(site.addresses);
    await site.importNamed('Ed Ash');
    const done = performance.now();
    await vi.waitUntil(async () => (await site.names()).every((name) => name === 'Ed Ash'), {
      timeout: 30_000,
      interval: 20,
    });
    expect(performance.now() - done).toBeLessThan(NOTICED);
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);

  /** @promise Data: A page's next call … */
  test('answer a page that another of them has sent with its data or newer, never with older', async () => {
    const [first = '', ...others] = site.addresses();
    const versionShown = async () => /data-version="(\w+)"/.exec(await (await fetch(first)).text())?.[1] ?? '';
    for (const name of ['Ed Ivy', 'Ed Box', 'Ed Nut', 'Ed Ash']) {
      const before = await versionShown();
      const importing = site.importNamed(name);
      let shown = before;
      while (shown === before) shown = await versionShown();
      const answers = await Promise.all(
        others.map((address) => fetch(`${address}/api/players`, { headers: { [DATA_VERSION_HEADER]: shown } })),
      );
      for (const answer of answers) expect(((await answer.json()) as { name: string }[])[4]?.name).toBe(name);
      await importing;
    }
  }, 120_000);

  /**
   * @promise Data: Several servers survive the loss of one, and a restart, disconnection or refill of the database,
   * without a wrong answer or a lost click
   */
  test('do not mind that one of them is killed; it comes back', async () => {
    const [killed] = site.servers;
    const others = site.servers.slice(1);
    const load = startLoad(() => others.map(({ address }) => address));
    await killed?.stop('SIGKILL');
    site.servers = [await site.start(), ...others];
    expect(await site.names()).toEqual(['Ed Ash', 'Ed Ash', 'Ed Ash']);
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);

  /** @promise Data: Several servers survive the … */
  test('go on while the way to the database is cut, and clicks that they took are written afterwards', async () => {
    const before = await site.clicks();
    const load = startLoad(site.addresses);
    await site.cable.cut();
    for (const address of site.addresses()) await site.click(address);
    // Longer than any time limit of a connection or a statement.
    await pause(30_000);
    expect(await site.names()).toEqual(['Ed Ash', 'Ed Ash', 'Ed Ash']);
    await site.cable.mend();
    await vi.waitUntil(async () => (await site.statuses('/api/trophies/1')).every((status) => status === 200), {
      timeout: HEALED,
      interval: 50,
    });
    await vi.waitUntil(async () => (await site.clicks()) === before + 3, { timeout: HEALED, interval: 50 });
    expect(await load.stop()).toMatchObject({ answers: MANY, wrong: [] });
  }, 120_000);

  /** @promise Data: Several servers survive the … */
  test('go on while the database server is started again', async () => {
    const load = startLoad(site.addresses);
    await site.postgres.restart();
    await vi.waitUntil(async () => (await site.statuses('/api/items/1')).every((status) => status === 200), {
      timeout: HEALED,
      interval: 50,
    });
    expect(await load.stop()).toMatchObject({ answers: MANY, wrong: [] });
  }, 120_000);

  /** @promise Data: Several servers survive the … */
  test('are replaced one after the other without a request that fails or a click that is lost', async () => {
    const before = await site.clicks();
    const load = startLoad(site.addresses);
    for (const old of site.servers) {
      const next = await site.start();
      site.servers = [...site.servers.filter((server) => server !== old), next];
      for (let count = 0; count < 10; count += 1) await site.click(old.address);
      await old.stop('SIGTERM');
    }
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
    expect(await site.clicks()).toBe(before + 30);
  }, 120_000);

  /** @promise Data: Several servers survive the … */
  test('show one of two imports that are made at once, whole, and all of them the same', async () => {
    const load = startLoad(site.addresses);
    await Promise.all([site.importNamed('Ed Fir'), site.importNamed('Ed Yew')]);
    const [{ name } = { name: '' }] = await site.database
      .selectFrom('players')
      .select('name')
      .where('id', '=', 5)
      .execute();
    expect(['Ed Fir', 'Ed Yew']).toContain(name);
    await vi.waitUntil(async () => (await site.names()).every((shown) => shown === name), {
      timeout: 30_000,
      interval: 20,
    });
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);
});
