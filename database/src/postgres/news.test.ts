import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { cableTo } from '../testing/cable.ts';
import { changed, writeFixture } from '../testing/fixture.ts';
import { fixtureDatabase, ON_POSTGRES } from '../testing/test-database.ts';
import { listenForNews } from './news.ts';

// SQLite has no notifications: its file is polled.
/** @promise Data: Every server learns of an import at once, even after a lost database connection */
test.skipIf(!ON_POSTGRES)('an import is heard at once, also after the way to the database was cut', async () => {
  const opened = await fixtureDatabase();
  const cable = await cableTo(opened.place);
  onTestFinished(cable.cut);
  const news = listenForNews(cable.place, { lookAnyway: Number.POSITIVE_INFINITY });
  onTestFinished(news.close);
  const look = () => news.look(async () => true);

  async function hears(name: string): Promise<void> {
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and state = 'idle' and query like 'listen%'`.execute(opened.database);
      return rows.length > 0;
    });
    while (await look());
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', name)), opened.database, opened);
    await vi.waitUntil(look, { interval: 5 });
    expect(await look()).toBe(false);
  }

  await hears('Ed Oak');
  await cable.cut();
  // A lost connection triggers a check; a failed check is repeated.
  await vi.waitUntil(look, { interval: 5 });
  await vi.waitUntil(() => news.look(() => Promise.reject(new Error('it is away'))).catch(() => true));
  expect(await look()).toBe(true);
  await cable.mend();
  await hears('Ed Ash');
});

/** @promise Data: Every server learns of … */
test.skipIf(!ON_POSTGRES)('without news somebody looks all the same, now and then', async () => {
  const { place } = await fixtureDatabase();
  const news = listenForNews(place, { lookAnyway: 20 });
  onTestFinished(news.close);
  for (let looks = 0; looks < 5; looks += 1) {
    await expect(vi.waitUntil(() => news.look(async () => true), { interval: 5 })).resolves.toBe(true);
  }
});
