import cluster from 'node:cluster';

/** How long until a process that has died is started again, in milliseconds. */
const PAUSE = 500;

/**
 * Keeps so many processes of this program, which take turns with the connections of one port. One that dies is started
 * again; where one cannot start at the beginning, all of them end, and it has said why. SIGTERM ends them all.
 */
export function keepProcesses(count: number): void {
  let isEnding = false;

  function end(): void {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM');
  }

  function start(index: number, isFirst: boolean): void {
    const worker = cluster.fork({ CLUSTER_INDEX: String(index) });
    let isUp = false;
    worker.once('listening', () => (isUp = true));
    worker.once('exit', (code) => {
      if (isEnding) return;
      if (isUp || !isFirst) return void setTimeout(() => !isEnding && start(index, false), PAUSE);
      process.exitCode = code || 1;
      end();
    });
  }

  process.on('SIGTERM', end).on('SIGINT', end);
  for (let index = 0; index < count; index += 1) start(index, true);
}
