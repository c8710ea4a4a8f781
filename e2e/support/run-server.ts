import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const START = join(import.meta.dirname, '../../server/src/cli/start.ts');

/** How long a server may take to print its address, in milliseconds. */
const PATIENCE = 240_000;

export interface RunningSite {
  /** "http://localhost:41233" */
  address: string;
  /** What it has said so far. */
  log: string[];
  stop(): Promise<void>;
}

/** Starts the site as `npm start` does, on a free port, and waits for its address. */
export async function runServer(env: Record<string, string>, args: string[] = []): Promise<RunningSite> {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const address = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      const [found] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (found) address.resolve(found);
    });
  }
  child.once('exit', () => address.reject(new Error(`The server ended before it was up:\n${log.join('\n')}`)));
  const timer = setTimeout(
    () => address.reject(new Error(`No server after ${PATIENCE / 1000} s:\n${log.join('\n')}`)),
    PATIENCE,
  );
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await address.promise, log, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
