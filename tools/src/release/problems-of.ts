import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a Node program that prints one line per problem, and exits with 1 if there are any.
 * @param limit time limit in milliseconds
 * @returns its lines; empty if it exits with 0
 */
export async function problemsOf(program: string, args: readonly string[], limit: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: limit });
  const [found, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code === 0) return [];
  // The stderr of a stopped program shows its position, not a problem.
  const rest = child.killed ? `stopped after ${limit / 1000} s, before everything was tried: try again` : failed;
  return `${found}${rest}`.trim().split('\n');
}
