import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { importFolder } from '@golf/database/import';
import { openDatabase } from '@golf/database/open';
import { changed, fixtureDatabase, ON_POSTGRES, writeFixture } from '@golf/database/testing';
import { sql } from 'kysely';
import { inEncoding } from '../http/encoded-body.ts';
import { createAnswers } from './answers.ts';
import { fixtureAnswers, json } from '../testing/fixture-answers.ts';

describe('how they are kept', () => {
  test('one that was built is not built again, and calls at the same time share one build', async () => {
    const { answers, database } = await fixtureAnswers();
    const transactions = vi.spyOn(database, 'transaction');
    const [first, second] = await Promise.all([answers.get('/api/players'), answers.get('/api/players')]);
    expect(second).toBe(first);
    expect(await answers.get('/api/players')).toBe(first);
    expect(transactions).toHaveBeenCalledTimes(1);
  });

  test('both compressed forms hold the same bytes', async () => {
    const { answers } = await fixtureAnswers();
    const answer = await answers.get('/api/players');
    if (!answer) throw new Error('there are no players');
    expect(brotliDecompressSync(await inEncoding(answer, 'br'))).toEqual(answer.identity);
    expect(gunzipSync(await inEncoding(answer, 'gzip'))).toEqual(answer.identity);
    expect((await answers.get('/api/total-shots'))?.compressible).toBeFalsy();
  });

  test('an import is noticed by refresh, and what it did not change keeps its hash', async () => {
    const { answers, ...opened } = await fixtureAnswers();
    expect(await answers.refresh()).toBe(false);
    const before = answers.dataVersion();
    const [players, courses] = [await answers.get('/api/players'), await answers.get('/api/courses')];
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), opened.database, opened);
    expect(await answers.get('/api/players')).toBe(players);
    expect(await answers.refresh()).toBe(true);
    expect(await answers.refresh()).toBe(false);
    expect(answers.dataVersion()).not.toBe(before);
    expect((await answers.get('/api/players'))?.hash).not.toBe(players?.hash);
    expect((await answers.get('/api/courses'))?.hash).toBe(courses?.hash);
  });

  test('an answer that is built after an import, before refresh, brings the new data in and refresh still tells', async () => {
    const { answers, ...opened } = await fixtureAnswers();
    await answers.get('/api/players');
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), opened.database, opened);
    await answers.get('/api/player-rounds/5');
    const players = await json(answers, '/api/players');
    expect(players[4].name).toBe('Eve Elm');
    expect(await answers.refresh()).toBe(true);
  });

  test('they take no more bytes than allowed: the one asked for the longest ago goes', async () => {
    const { database } = await fixtureDatabase();
    const answers = await createAnswers(database, { maxBytes: 10_000 });
    const first = await answers.get('/api/player-rounds/1');
    for (const id of [2, 3, 4]) await answers.get(`/api/player-rounds/${id}`);
    const last = await answers.get('/api/player-rounds/4');
    expect(await answers.get('/api/player-rounds/4')).toBe(last);
    expect(await answers.get('/api/player-rounds/1')).not.toBe(first);
  });

  test('a database that fails does so for that call only', async () => {
    const { answers, database } = await fixtureAnswers();
    vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      throw new Error('the disk is gone');
    });
    await expect(answers.get('/api/players')).rejects.toThrow('the disk is gone');
    expect((await answers.get('/api/players'))?.status).toBe(200);
  });

  /** @promise Data: A database that does … */
  test.skipIf(ON_POSTGRES)(
    'a file that is damaged is named by refresh, although the version is still known (SQLite: a test can damage its file)',
    async () => {
      const { place } = await fixtureDatabase();
      const database = await openDatabase(place);
      const answers = await createAnswers(database);
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
      await answers.refresh();
      const whole = await readFile(place);
      await writeFile(place, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 0xa5)]));
      expect(await answers.refresh()).toBe(false);
      await expect(answers.get('/api/player-rounds/1')).rejects.toThrow(/malformed/);
      for (let look = 0; look < 2; look += 1) await expect(answers.refresh()).rejects.toThrow(/malformed/);
      await database.destroy();
    },
  );

  test('an answer that cannot be read does not keep new data from being told', async () => {
    const { answers, ...opened } = await fixtureAnswers();
    const failing = vi.spyOn(opened.database, 'transaction').mockImplementation(() => {
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    });
    await expect(answers.get('/api/players')).rejects.toThrow('disk I/O error');
    await opened.database.updateTable('meta').set({ data_version: 'another' }).execute();
    expect(await answers.refresh()).toBe(true);
    await expect(answers.refresh()).rejects.toThrow('disk I/O error');
    failing.mockRestore();
  });

  /** @promise Data: A database that does … */
  test('refresh retries failed reads, and reports them until they succeed', async () => {
    const { answers, database } = await fixtureAnswers();
    const failing = vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    });
    await expect(answers.get('/api/players')).rejects.toThrow('disk I/O error');
    for (let look = 0; look < 2; look += 1) await expect(answers.refresh()).rejects.toThrow('disk I/O error');
    failing.mockRestore();
    expect(await answers.refresh()).toBe(false);
    expect(answers.peek('/api/players')?.status).toBe(200);
  });

  /** @promise Data: A restarted or disconnected … */
  test.skipIf(!ON_POSTGRES)('a connection that is lost while an answer is made costs one more try', async () => {
    const { answers, place } = await fixtureAnswers();
    const other = await openDatabase(place);
    // A read of the players waits for this, then fails.
    const answer = await other.transaction().execute(async (transaction) => {
      await sql`lock table players`.execute(transaction);
      const asked = answers.get('/api/players');
      await vi.waitFor(async () => {
        const { rows } = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
        expect(rows).toEqual([{ cut: true }]);
      });
      return { asked };
    });
    expect((await answer.asked)?.status).toBe(200);
    await other.destroy();
  });

  test('after an import the lists are built before anybody asks', async () => {
    const { answers, ...opened } = await fixtureAnswers();
    await importFolder(await writeFixture(changed('players.csv', 'Ed Elm', 'Eve Elm')), opened.database, opened);
    await answers.refresh();
    await vi.waitFor(() => expect(answers.peek('/api/courses')?.status).toBe(200));
  });

  test('warming builds the lists', async () => {
    const { answers, database } = await fixtureAnswers();
    await answers.warm();
    const transactions = vi.spyOn(database, 'transaction');
    await answers.get('/api/courses');
    expect(transactions).not.toHaveBeenCalled();
  });
});

describe('what they refuse', () => {
  test.each([
    ['/api/player-rounds/99', 404, 'not_found'],
    ['/api/course-tees/99', 404, 'not_found'],
    ['/api/course-tees/3', 404, 'not_found'],
    ['/api/player-rounds/9999999999', 404, 'not_found'],
    ['/api/player-rounds/abc', 400, 'bad_id'],
    ['/api/player-rounds/', 400, 'bad_id'],
    ['/api/head-to-head/1/abc', 400, 'bad_id'],
    ['/api/head-to-head/0/2', 400, 'bad_id'],
    ['/api/head-to-head/1/1', 404, 'not_found'],
    ['/api/head-to-head/1/99', 404, 'not_found'],
    ['/api/head-to-head/1/9999999999', 404, 'not_found'],
    ['/api/player-rounds/0', 400, 'bad_id'],
    ['/api/player-rounds/-1', 400, 'bad_id'],
    ['/api/player-rounds/1e3', 400, 'bad_id'],
    ['/api/player-rounds/99999999999999999999', 400, 'bad_id'],
  ])('%s: %i %s', async (path, status, code) => {
    const { answers } = await fixtureAnswers();
    const answer = await answers.get(path);
    expect(answer?.status).toBe(status);
    expect(await json(answers, path)).toEqual({ error: { code, message: expect.any(String) } });
  });

  test.each(['/api/nothing', '/api/', '/api/players/1', '/players', '/api/constructor', '/api/player-rounds/1/2'])(
    '%s is no read answer',
    async (path) => {
      const { answers } = await fixtureAnswers();
      expect(await answers.get(path)).toBeNull();
    },
  );
});
