import cluster from 'node:cluster';

/** Pause before a dead process is restarted, in milliseconds. */
const PAUSE = 500;

/**
 * Runs this program in several processes that share one port. A dead process is restarted. If one cannot start
 * initially, all end; it has reported the reason itself. SIGTERM ends all.
 */
export function runWorkers(count: number): void {
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
