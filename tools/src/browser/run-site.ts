import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** `npm start` builds and fills a new database first; `npm run serve` uses the present state. */
const PROGRAMS = { start: 'tools/src/cli/start.ts', serve: 'server/src/cli/serve.ts' };

/** Time limit until a server prints its address, in milliseconds. */
const PATIENCE = 240_000;

export interface RunningSite {
  /** "http://localhost:41233" */
  address: string;
  pid: number;
  /** Output so far. */
  log: string[];
  /** @param signal SIGKILL simulates a power failure */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the site in a separate process on a free port, and waits for its address.
 * @param root checkout that it runs from
 */
export async function runSite(
  env: Record<string, string>,
  command: keyof typeof PROGRAMS = 'start',
  root: string = PROJECT_ROOT,
): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(root, PROGRAMS[command])], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const address = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      const [, found] = / is at (http:\/\/\S+:\d+)/.exec(line) ?? [];
      if (found) address.resolve(found);
    });
  }
  child.once('exit', () => address.reject(new Error(`The server ended before it was up:\n${log.join('\n')}`)));
  const timer = setTimeout(
    () => address.reject(new Error(`No server after ${PATIENCE / 1000} s:\n${log.join('\n')}`)),
    PATIENCE,
  );
  const stop: RunningSite['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  try {
    // A process that has printed its address has a pid.
    return { address: await address.promise, pid: child.pid as number, log, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
