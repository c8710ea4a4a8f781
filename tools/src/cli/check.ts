import { checkAll, CHECKS, type Check } from '../test-run/checks.ts';

/*
 * npm run check: a check of one to two minutes. Types, lint, import boundaries, format, unused code, and the unit tests
 * and words of files that differ from a commit.
 *   npm run check                 uncommitted changes
 *   npm run check -- origin/main  all changes since that commit
 */

const [since] = process.argv.slice(2);
const tests: Check = [
  'Unit tests of what changed',
  'vitest',
  'run',
  `--changed=${since ?? 'HEAD'}`,
  '--passWithNoTests',
];
const borders: Check = ['Borders', 'vitest', 'run', 'tools/src/borders'];
const words: Check = ['Plain words', 'node', 'tools/src/cli/plain-words.ts', since ?? 'HEAD'];

const counts = await checkAll([...CHECKS, tests, borders, words]);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${counts.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
