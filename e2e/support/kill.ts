import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Kills and failed writes per kind of work. "CRASHES=100 npx playwright test -c e2e crash failing-writes" tries a
 * hundred.
 */
export const CRASHES = Number(process.env.CRASHES ?? 1);

/** A program of the project, with its arguments. */
export interface Work {
  /** Path from the root: "database/src/cli/data.ts". */
  program: string;
  args: string[];
  env: Record<string, string>;
}

function start({ program, args, env }: Work) {
  // Its own process group, so that its children are killed with it.
  return spawn(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/**
 * Waits for the end.
 * @returns the duration in milliseconds
 * @throws Error with the output of a failure
 */
export async function finish(work: Work): Promise<number> {
  const started = performance.now();
  const child = start(work);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${work.program} ${work.args.join(' ')} ended with ${code}:\n${said}`);
  return performance.now() - started;
}

/** Kills the process group with SIGKILL, like a power loss. */
async function killAt(work: Work, moment: number): Promise<void> {
  const child = start(work);
  const closed = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  const timer = setTimeout(() => {
    // A started child has a pid.
    if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  }, moment);
  await closed;
  clearTimeout(timer);
}

/**
 * Kills a program at moments spread over its duration.
 * @param before prepares each run
 * @param check checks the remains; gets the moment in words
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
