import { checkAll, CHECKS, type Check } from '../test-run/checks.ts';

/*
 * npm run check: types, lint, import boundaries, format, unused code, exports of shared, and the unit tests and words of
 * files that differ from a commit. A minute for a change in one app; a change in shared runs most unit tests.
 *   npm run check                 uncommitted changes
 *   npm run check -- origin/main  all changes since that commit
 */

const [since = 'HEAD'] = process.argv.slice(2);

/** Checks of the whole project. The tests take minutes and run once these pass. */
const quick: Check[] = [
  ...CHECKS,
  { title: 'Exports of shared', command: ['node', 'tools/src/cli/contract.ts'], fix: 'npm run contract -- --write' },
  { title: 'Plain words', command: ['node', 'tools/src/cli/plain-words.ts', since] },
];
const tests: Check[] = [
  {
    title: 'Unit tests of what changed',
    command: ['vitest', 'run', `--changed=${since}`, '--passWithNoTests', '--reporter=dot'],
  },
  { title: 'Borders', command: ['vitest', 'run', 'tools/src/borders', '--reporter=dot'] },
];

const first = await checkAll(quick);
const second = first.failed > 0 ? { passed: 0, failed: 0 } : await checkAll(tests);
if (first.failed > 0) console.log('\nThe unit tests have not run: they follow once these pass.');
console.log(`\n${first.passed + second.passed} passed, ${first.failed + second.failed} failed`);
process.exitCode = first.failed + second.failed > 0 ? 1 : 0;
