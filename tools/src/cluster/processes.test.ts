import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLoad } from './load.ts';
import { Cluster, RELEASES } from './testing/cluster.ts';

/* CLUSTER=2: two processes of one server on one port. */

/** Child processes of a server's main process. Each has a render process. */
const serversOf = (pid: number) =>
  spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes('serve.ts'))
    .map((line) => Number.parseInt(line, 10));

const isRunning = (pid: number) => spawnSync('ps', ['-p', String(pid)]).status === 0;

describe.skipIf(RELEASES === undefined)('two processes of one server', () => {
  let site: Cluster;

  beforeAll(async () => {
    site = await Cluster.create();
  }, 120_000);

  afterAll(() => site.stop(), 60_000);

  /** @promise Data: Several processes of one server share a port; a dead one is restarted, and they end together */
  test('share a port; one that is killed is started again; the end of the server is that of both', async () => {
    await site.importNamed('Ed Oak');
    const server = await site.start({ CLUSTER: '2' });
    site.servers = [server];
    const first = serversOf(server.pid);
    expect(first).toHaveLength(2);
    // A port conflict between the processes would be logged.
    await vi.waitUntil(() => server.log.filter((line) => line.includes('Golf Handicaps is at')).length === 2, {
      timeout: 30_000,
    });
    const load = startLoad(site.addresses);
    await site.importNamed('Ed Ash');
    await vi.waitUntil(
      async () => (await Promise.all([1, 2, 3, 4].map(() => site.names()))).flat().every((name) => name === 'Ed Ash'),
      { timeout: 5000 },
    );
    expect(await load.stop()).toMatchObject({ wrong: [], refused: 0 });
    process.kill(first[0] ?? 0, 'SIGKILL');
    await vi.waitUntil(() => serversOf(server.pid).filter((pid) => pid !== first[0]).length === 2, { timeout: 10_000 });
    await vi.waitUntil(() => server.log.filter((line) => line.includes('Golf Handicaps is at')).length === 3, {
      timeout: 30_000,
    });
    expect(await site.names()).toEqual(['Ed Ash']);
    const all = [server.pid, ...serversOf(server.pid)];
    await server.stop('SIGTERM');
    await vi.waitUntil(() => !all.some(isRunning), { timeout: 15_000 });
  }, 120_000);
});
