import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateDatabase, openDatabase, type Database } from '@golf/database/open';
import { PROJECT_ROOT } from '@golf/database/project-root';
import { DATA_VERSION_HEADER } from '@golf/shared/api';
import { cableTo, changed, writeFixture, type Cable } from '@golf/database/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runSite, type RunningSite } from '../browser/run-site.ts';
import { startPostgres, type OwnPostgres } from '../postgres/own-postgres.ts';
import { startLoad } from './load.ts';

/*
 * Three servers of one site, one PostgreSQL: npm run test:cluster builds what they serve. What is broken here heals
 * without a person, and nobody gets a wrong answer meanwhile.
 */

const RELEASES = process.env['CLUSTER_RELEASES'];
const CLI = join(PROJECT_ROOT, 'database/src/cli/data.ts');
/** How soon every server shows new data, and answers again after a fault, in milliseconds. */
const NOTICED = 1000;
const HEALED = 8000;

/** A load that asked next to nothing shows nothing. */
const MANY = expect.toSatisfy((answers: number) => answers > 50);

const CLICK = { trackId: 'visit', timestamp: '2026-02-03T04:05:06.789Z', playerId: null, scoreId: null };

describe.skipIf(RELEASES === undefined)('three servers', () => {
  let postgres: OwnPostgres;
  let cable: Cable;
  let database: Database;
  let place = '';
  let images = '';
  let servers: RunningSite[] = [];

  const start = () =>
    runSite({ DATABASE_URL: cable.place, IMAGES_DIR: images, RELEASES_DIR: RELEASES ?? '', LOG: 'text' }, 'serve');
  const addresses = () => servers.map(({ address }) => address);

  async function importNamed(name: string): Promise<void> {
    const folder = await folderWith(name);
    const child = spawn(process.execPath, [CLI, 'import', folder], {
      env: {
        ...process.env,
        DATABASE_URL: place,
        IMAGES_DIR: images,
        PICTURE_ORIGINS: 'https://pictures.example',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  const folderWith = (name: string) => writeFixture(changed('players.csv', 'Ed Elm', name));

  /** The name of the player who has another one in each import, on each server. */
  const names = () =>
    Promise.all(
      addresses().map(async (address) => {
        const players = (await (await fetch(`${address}/api/players`)).json()) as { name: string }[];
        return players[4]?.name;
      }),
    );
  /** Whether each server answers what it has not in memory. */
  const areWell = async (path: string) => {
    const answers = await Promise.all(addresses().map(async (address) => fetch(address + path)));
    return answers.map(({ status }) => status);
  };

  async function click(address: string): Promise<void> {
    const answer = await fetch(`${address}/api/log-click`, {
      method: 'POST',
      body: JSON.stringify(CLICK),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(204);
  }
  /** How many clicks are written. */
  const clicks = async () => (await database.selectFrom('click_log').select('id').execute()).length;

  beforeAll(async () => {
    postgres = await startPostgres();
    place = await postgres.createDatabase('golf');
    await migrateDatabase(place);
    cable = await cableTo(place);
    database = await openDatabase(place);
    images = join(RELEASES ?? '', '../cluster-images');
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await database.destroy();
    await cable.cut();
    await postgres.stop();
  }, 60_000);

  test('start on one database and show the same', async () => {
    await importNamed('Ed Oak');
    servers = await Promise.all([start(), start(), start()]);
    expect(await names()).toEqual(['Ed Oak', 'Ed Oak', 'Ed Oak']);
  }, 120_000);

  test('show an import within a second, and none of them goes back to the old data', async () => {
    const load = startLoad(addresses);
    await importNamed('Ed Ash');
    const done = performance.now();
    await vi.waitUntil(async () => (await names()).every((name) => name === 'Ed Ash'), {
      timeout: 30_000,
      interval: 20,
    });
    expect(performance.now() - done).toBeLessThan(NOTICED);
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);

  test('answer a page that another of them has sent with its data or newer, never with older', async () => {
    const [first = '', ...others] = addresses();
    const versionShown = async () => /data-version="(\w+)"/.exec(await (await fetch(first)).text())?.[1] ?? '';
    for (const name of ['Ed Ivy', 'Ed Box', 'Ed Nut', 'Ed Ash']) {
      const before = await versionShown();
      const importing = importNamed(name);
      let shown = before;
      while (shown === before) shown = await versionShown();
      const answers = await Promise.all(
        others.map((address) => fetch(`${address}/api/players`, { headers: { [DATA_VERSION_HEADER]: shown } })),
      );
      for (const answer of answers) expect(((await answer.json()) as { name: string }[])[4]?.name).toBe(name);
      await importing;
    }
  }, 120_000);

  test('do not mind that one of them is killed; it comes back', async () => {
    const [killed] = servers;
    const others = servers.slice(1);
    const load = startLoad(() => others.map(({ address }) => address));
    await killed?.stop('SIGKILL');
    servers = [await start(), ...others];
    expect(await names()).toEqual(['Ed Ash', 'Ed Ash', 'Ed Ash']);
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);

  test('go on while the way to the database is cut, and clicks that they took are written afterwards', async () => {
    const before = await clicks();
    const load = startLoad(addresses);
    await cable.cut();
    for (const address of addresses()) await click(address);
    // Long enough for several tries to write them.
    await pause(4000);
    expect(await names()).toEqual(['Ed Ash', 'Ed Ash', 'Ed Ash']);
    await cable.mend();
    await vi.waitUntil(async () => (await areWell('/api/trophies/1')).every((status) => status === 200), {
      timeout: HEALED,
      interval: 50,
    });
    await vi.waitUntil(async () => (await clicks()) === before + 3, { timeout: HEALED, interval: 50 });
    expect(await load.stop()).toMatchObject({ answers: MANY, wrong: [] });
  }, 120_000);

  test('go on while the database server is started again', async () => {
    const load = startLoad(addresses);
    await postgres.restart();
    await vi.waitUntil(async () => (await areWell('/api/items/1')).every((status) => status === 200), {
      timeout: HEALED,
      interval: 50,
    });
    expect(await load.stop()).toMatchObject({ answers: MANY, wrong: [] });
  }, 120_000);

  test('are replaced one after the other without a request that fails or a click that is lost', async () => {
    const before = await clicks();
    const load = startLoad(addresses);
    for (const old of servers) {
      const next = await start();
      servers = [...servers.filter((server) => server !== old), next];
      for (let count = 0; count < 10; count += 1) await click(old.address);
      await old.stop('SIGTERM');
    }
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
    expect(await clicks()).toBe(before + 30);
  }, 120_000);

  test('show one of two imports that are made at once, whole, and all of them the same', async () => {
    const load = startLoad(addresses);
    await Promise.all([importNamed('Ed Fir'), importNamed('Ed Yew')]);
    const [{ name } = { name: '' }] = await database.selectFrom('players').select('name').where('id', '=', 5).execute();
    expect(['Ed Fir', 'Ed Yew']).toContain(name);
    await vi.waitUntil(async () => (await names()).every((shown) => shown === name), { timeout: 30_000, interval: 20 });
    expect(await load.stop()).toEqual({ answers: MANY, wrong: [], refused: 0 });
  }, 120_000);
});
