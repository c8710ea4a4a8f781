import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** How often each kind of work is killed, and how many of its writes fail: "CRASHES=100 npx playwright test -c e2e crash failing-writes" tries a hundred. */
export const CRASHES = Number(process.env.CRASHES ?? 1);

/** A program of the project and what it is told. */
export interface Work {
  /** Path from the root: "database/src/cli/data.ts". */
  program: string;
  args: string[];
  env: Record<string, string>;
}

function start({ program, args, env }: Work) {
  // A process group of its own: what it has started is killed with it.
  return spawn(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Lets the work end; how long that took, in milliseconds. @throws Error with what it said when it failed */
export async function finish(work: Work): Promise<number> {
  const started = performance.now();
  const child = start(work);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${work.program} ${work.args.join(' ')} ended with ${code}:\n${said}`);
  return performance.now() - started;
}

/** Kills the work, as a loss of power would, at a moment that the operating system chooses the rest of. */
async function killAt(work: Work, moment: number): Promise<void> {
  const child = start(work);
  const closed = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  const timer = setTimeout(() => {
    // A child that has been started has a number.
    if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  }, moment);
  await closed;
  clearTimeout(timer);
}

/**
 * Kills a work at moments all over the time that it takes.
 * @param before sets up each time
 * @param check looks at what is left, and is told the moment in words
 */
export async function killAtEveryMoment(
  work: Work,
  duration: number,
  check: (when: string) => Promise<void>,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await before();
    const moment = ((crash + Math.random()) / CRASHES) * duration;
    await killAt(work, moment);
    await check(`killed after ${moment.toFixed(1)} of ${duration.toFixed(0)} ms`);
  }
}
