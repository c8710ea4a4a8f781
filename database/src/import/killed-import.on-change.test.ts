import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../open.ts';
import { environmentOf, fixtureDatabase, ON_POSTGRES } from '../testing/test-database.ts';
import { changed, FIXTURE, PICTURE_ORIGINS, roundLine, writeFixture } from '../testing/fixture.ts';

const CLI = join(import.meta.dirname, '../cli/data.ts');
/** Enough rows for the write-ahead log to grow before the end. */
const ROUNDS = 20_000;
/** Size of uncommitted rows in the log at which the import is killed, in bytes. */
const MID_WAY = 300_000;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

test('an import that is killed half-way leaves the old data, and the next one works', async () => {
  const { database, place } = await fixtureDatabase();
  const lines = Array.from({ length: ROUNDS }, (_, index) =>
    roundLine({ id: 1000 + index, player: 5, date: '2025-05-05', gross: 80 }),
  );
  const folder = await writeFixture({
    ...changed('players.csv', 'Ann Ash', 'Somebody else'),
    'rounds.csv': `${FIXTURE['rounds.csv']}${lines.join('\n')}\n`,
  });
  const run = () =>
    spawn(process.execPath, [CLI, 'import', folder], {
      env: { ...process.env, ...environmentOf(place), PICTURE_ORIGINS: PICTURE_ORIGINS.join() },
      stdio: 'ignore',
    });

  const killed = run();
  const ended = once(killed, 'exit');
  const isMidWay = async () => {
    if (!ON_POSTGRES) return sizeOf(`${place}-wal`) > MID_WAY;
    const { rows } =
      await sql`select from pg_stat_activity where query like 'copy rounds%' and state = 'active' and datname = current_database()`.execute(
        database,
      );
    return rows.length > 0;
  };
  await vi.waitUntil(async () => (await isMidWay()) || killed.exitCode !== null, { timeout: 40_000, interval: 2 });
  killed.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);

  const reopened = await openDatabase(place);
  const old = await reopened.selectFrom('players').select('name').where('id', '=', 1).executeTakeFirst();
  const rounds = await reopened.selectFrom('rounds').select('id').execute();
  await reopened.destroy();
  expect(old?.name).toBe('Ann Ash');
  expect(rounds).toHaveLength(37);

  const [code] = await once(run(), 'exit');
  expect(code).toBe(0);
  const after = await openDatabase(place);
  const now = await after.selectFrom('players').select('name').where('id', '=', 1).executeTakeFirst();
  await after.destroy();
  expect(now?.name).toBe('Somebody else');
}, 60_000);
