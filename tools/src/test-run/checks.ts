import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';

export interface Count {
  passed: number;
  failed: number;
}

export interface Check {
  title: string;
  command: readonly [program: string, ...args: string[]];
  /** Command that mends a failure. */
  fix?: string;
}

export const CHECKS: readonly Check[] = [
  // One run with each file's own tsconfig.json: a compiler per workspace would read shared files repeatedly.
  {
    title: 'Types, lint and import boundaries',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  },
  { title: 'What nobody uses', command: ['knip', '--no-progress'] },
  { title: 'Format', command: ['oxfmt', '--check', '.'], fix: 'npx oxfmt .' },
];

/** Path of a program that a package provides. */
export const program = (command: string): string => join(ROOT, 'node_modules/.bin', command);

/** Runs a check in parallel with others. Its output is printed as one block under its title. */
async function passes({ title, command: [command, ...args] }: Check): Promise<boolean> {
  const child = spawn(program(command), args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  console.log(`\n▸ ${title}\n${out}${errors}`.trimEnd());
  return child.exitCode === 0;
}

/**
 * Runs two checks at a time, longest first, as each takes about one core. Names those that failed, with their fixes.
 */
export async function checkAll(checks: readonly Check[]): Promise<Count> {
  const waiting = checks.values();
  const failed: Check[] = [];
  const lane = async () => {
    for (const next of waiting) if (!(await passes(next))) failed.push(next);
  };
  await Promise.all([lane(), lane()]);
  for (const { title, fix } of failed) console.log(`\nFailed: ${title}${fix ? `. To fix it: ${fix}` : ''}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}
