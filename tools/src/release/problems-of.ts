import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a program of Node that prints a line for each thing that is wrong, and then ends with 1.
 * @param limit how long it may take, in milliseconds
 * @returns its lines; none if it ends with 0
 */
export async function problemsOf(program: string, args: readonly string[], limit: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: limit });
  const [found, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code === 0) return [];
  // What a program says on stderr when it is stopped is where it was, not what is wrong.
  const rest = child.killed ? `stopped after ${limit / 1000} s, before everything was tried: try again` : failed;
  return `${found}${rest}`.trim().split('\n');
}
