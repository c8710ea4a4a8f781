import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { findDialect } from '../plain-words/plain-words.ts';

/* Plain words in the comments and strings of lines that differ from a commit (default: HEAD). Part of npm run check. */

const [since = 'HEAD'] = process.argv.slice(2);
const FILES = ['*.ts', '*.tsx', '*.css', ':!tools/src/plain-words'];
const git = (...args: string[]) =>
  execFileSync('git', [...args, '--', ...FILES], { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

const changed = new Map<string, (line: number) => boolean>();
for (const file of git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean))
  changed.set(file, () => true);
for (const part of git('diff', '--unified=0', '--no-renames', '--no-color', '--merge-base', since).split(/^diff /m)) {
  const [, file] = /^\+\+\+ b\/(.+)$/m.exec(part) ?? [];
  const hunks = [...part.matchAll(/^@@ .*\+(\d+)(?:,(\d+))? @@/gm)].map(([, start, count = 1]) => [
    Number(start),
    Number(count),
  ]);
  if (file) changed.set(file, (line) => hunks.some(([start = 0, count = 0]) => line >= start && line < start + count));
}

let problems = 0;
for (const [file, isChanged] of changed)
  for (const { line, problem } of findDialect(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'), isChanged)) {
    console.log(`${file}:${line}: ${problem}`);
    problems += 1;
  }
if (problems > 0) console.log('CONTRIBUTING, Plain words. A comment "meant-so" exempts itself and the next line.');
process.exitCode = problems > 0 ? 1 : 0;
