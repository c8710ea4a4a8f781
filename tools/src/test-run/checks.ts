import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';

export interface Count {
  passed: number;
  failed: number;
}

export type Check = readonly [title: string, command: string, ...args: string[]];

export const CHECKS: readonly Check[] = [
  // One run with each file's own tsconfig.json: a compiler per workspace would read shared files repeatedly.
  ['Types, lint and import boundaries', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ['What nobody uses', 'knip', '--no-progress'],
  ['Format', 'oxfmt', '--check', '.'],
];

/** Path of a program that a package provides. */
export const program = (command: string): string => join(ROOT, 'node_modules/.bin', command);

/** Runs a check in parallel with others. Its output is printed as one block under its title. */
async function check([title, command, ...args]: Check): Promise<Count> {
  const child = spawn(program(command), args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  console.log(`\n▸ ${title}\n${out}${errors}`.trimEnd());
  const passed = child.exitCode === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** Runs two checks at a time, longest first, as each takes about one core. */
export async function checkAll(checks: readonly Check[]): Promise<Count[]> {
  const waiting = checks.values();
  const lane = async () => {
    const counts: Count[] = [];
    for (const next of waiting) counts.push(await check(next));
    return counts;
  };
  return (await Promise.all([lane(), lane()])).flat();
}
