import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readPointer } from '@golf/release-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cluster, RELEASES } from './testing/cluster.ts';

/* Far more visitors than one server can answer, during imports and releases. */

const SECONDS = 30;
const CONNECTIONS = 500;
const VERSION = '9.1.0-a';
const PATHS = ['/', '/courses', '/api/players', '/api/player-rounds/1', '/api/player-rounds/4'];

describe.skipIf(RELEASES === undefined)('a server with too many visitors', () => {
  const releases = RELEASES ?? '';
  let site: Cluster;

  beforeAll(async () => {
    site = await Cluster.create();
  }, 120_000);

  afterAll(() => site.stop(), 60_000);

  /**
   * @promise Data: With 500 connections at once, during an import, a release and a rollback, every answer is right or
   * names a time to retry
   */
  test('answers or says when to come back, while there are an import, a release and a rollback', async () => {
    await site.importNamed('Ed Oak');
    const server = await site.start();
    site.servers = [server];
    const { version: live = '' } = readPointer(releases)['mfe-courses'] ?? {};
    const target = join(releases, 'mfe-courses', VERSION);
    await cp(join(releases, 'mfe-courses', live), target, { recursive: true });
    const description = join(target, 'release.json');
    await writeFile(description, (await readFile(description, 'utf8')).replace(`"${live}"`, `"${VERSION}"`));

    const loading = autocannon({
      url: server.address,
      connections: CONNECTIONS,
      duration: SECONDS,
      timeout: 20,
      headers: { 'accept-encoding': 'br' },
      requests: PATHS.map((path) => ({ path })),
    });
    let isOver = false;
    void loading.then(() => (isOver = true));
    await site.importNamed('Ed Ash');
    expect(await site.run('tools/src/cli/release.ts', `mfe-courses@${VERSION}`, '--skip-smoke')).toMatchObject({
      code: 0,
    });
    expect(await site.run('tools/src/cli/rollback.ts', 'mfe-courses')).toMatchObject({ code: 0 });
    expect(isOver).toBe(false);

    const { errors, timeouts, statusCodeStats } = await loading;
    expect({ errors, timeouts }).toEqual({ errors: 0, timeouts: 0 });
    // Only answers, and refusals with Retry-After.
    expect(Object.keys(statusCodeStats ?? {}).filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(statusCodeStats?.['200']?.count).toBeGreaterThan(1000);
    // Recovered at once.
    expect(await site.statuses('/api/players')).toEqual([200]);
    expect(await site.names()).toEqual(['Ed Ash']);
    expect((await site.pages('/'))[0]).toContain(`"${live}"`);
  }, 120_000);
});
