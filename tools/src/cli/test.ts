import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';
import { postgresUnavailableReason } from '../postgres/unavailable-reason.ts';
import { SUITES, suitesFor, type Suite } from '../test-run/calls.ts';
import { filesChangedSince, lastComplete, noteComplete } from '../test-run/changes.ts';
import { checkAll, CHECKS, program, type Count } from '../test-run/checks.ts';
import { failuresOfPlaywright, failuresOfVitest } from '../test-run/failures.ts';
import { secondRuns, type PlaywrightReport } from '../test-run/second-runs.ts';
import { slowest, timesOfPlaywright, timesOfVitest, type Timed, type VitestTimes } from '../test-run/times.ts';

/*
 * npm test: all checks that a change must pass before it lands. A failed step does not stop the others, except those
 * that would fail for the same reason. Ends with one line, "N passed, N failed".
 *   npm test                       types, lint, unit tests, stories and browser tests, without those on change
 *   npm test -- --changed          only the tests for uncommitted files (--since <commit>: for all changes since it)
 *   npm test -- --since-complete   npm test, and the suites for all commits since the last complete run
 *   npm run test:all               all tests; writes the commit to .ci/complete if all of them pass
 */

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    'since-complete': { type: 'boolean', default: false },
  },
});

const REPORTS = join(ROOT, '.reports');
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

interface VitestReport extends VitestTimes {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** Suites to run in addition to the regular tests. */
function calledSuites(): Suite[] {
  if (values.all) return [...SUITES];
  if (!values.changed && !values['since-complete']) return [];
  const commit = values.changed ? values.since : lastComplete();
  const files = commit === null ? null : filesChangedSince(commit);
  return files ? suitesFor(files) : [...SUITES];
}

const suites = calledSuites();
const runsAsWell = (suite: Suite) => suites.includes(suite);
if (values.changed || values['since-complete'])
  console.log(`Called for by what changed: ${suites.join(', ') || 'nothing beside what always runs'}.`);

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(program(command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Number of slowest files and tests printed after each run. The reports contain all of them. */
const SLOWEST = 12;

/** Lines about failed tests, printed at the end. */
const failures: string[] = [];

/** Reads the report of a runner. A missing report counts as a failure. */
function read<Report>(file: string, count: (report: Report) => Count, times: (report: Report) => Timed[]): Count {
  const path = join(REPORTS, file);
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  // Written by the runners that this program has just started.
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  console.log(['', `Slowest in .reports/${file}`, ...slowest(times(report), SLOWEST)].join('\n'));
  return count(report);
}

function counted(report: PlaywrightReport): Count {
  failures.push(...failuresOfPlaywright(report));
  const { lines, areTooMany } = secondRuns(report);
  if (lines.length > 0) console.log(['', 'Needed a second run', ...lines].join('\n'));
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length + Number(areTooMany) };
}

/** A runner whose exit code contradicts its report has failed. */
const agreed = (ok: boolean, count: Count): Count => (ok || count.failed > 0 ? count : { ...count, failed: 1 });

const oneCheck = (ok: boolean): Count => ({ passed: Number(ok), failed: Number(!ok) });

rmSync(REPORTS, { recursive: true, force: true });
// Tests start several hundred programs; the cache compiles each module once for all of them. It is cleared per run, so
// that it does not grow.
rmSync(COMPILED, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = COMPILED;

const counts = [await checkAll(CHECKS)];

/** Runs vitest, directly or through another program. Each report has its own name. */
function unitTests(title: string, command: string, args: string[], report: string): Count {
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=.reports/${report}`];
  const ran = run(title, command, [...args, ...output], { ON_CHANGE: suites.join(' ') });
  const count = read<VitestReport>(
    report,
    (report) => {
      failures.push(...failuresOfVitest(report, ROOT));
      const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
      return { passed: numPassedTests, failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) };
    },
    (report) => timesOfVitest(report, ROOT),
  );
  return agreed(ran, count);
}

const onlyChanged = values.changed ? [`--changed=${values.since}`, '--passWithNoTests'] : [];
counts.push(unitTests('Unit and component tests', 'vitest', ['run', ...onlyChanged], 'unit.json'));
if (runsAsWell('postgres')) {
  const reason = postgresUnavailableReason(ROOT);
  if (reason !== null) console.log(`\n▸ Database tests on PostgreSQL: left out. ${reason}`);
  else
    counts.push(unitTests('Database tests on PostgreSQL', 'node', ['tools/src/cli/test-postgres.ts'], 'postgres.json'));
}

const built = run('Production build', 'node', ['tools/src/cli/build.ts']);
counts.push(oneCheck(built));
if (built) {
  counts.push(oneCheck(run('Sizes', 'node', ['tools/src/cli/budgets.ts'])));
  const folders = suites.filter((suite) => existsSync(join(ROOT, 'e2e/tests', suite)));
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(values.changed ? folders.map((name) => `tests/${name}/`) : []),
  ];
  if (!values.changed || runsAsWell('pictures'))
    counts.push(
      agreed(
        run('Stories', 'playwright', [
          'test',
          '--config',
          'e2e/stories/playwright.config.ts',
          ...(values.changed && folders.length > 0 ? [`--grep=\\b(${folders.join('|')})-`] : []),
        ]),
        read<PlaywrightReport>('stories.json', counted, timesOfPlaywright),
      ),
    );
  if (!values.changed || folders.length > 0)
    counts.push(
      agreed(
        run('Browser tests', 'playwright', args, { ON_CHANGE: folders.join(' ') }),
        read<PlaywrightReport>('e2e.json', counted, timesOfPlaywright),
      ),
    );
  if (runsAsWell('pictures')) {
    // Writes no report if the stored pictures come from another browser, and prints that.
    const looks = run('How everything looks', 'node', ['gallery/src/cli/look.ts', ...(values.changed ? folders : [])]);
    counts.push(
      looks && !existsSync(join(REPORTS, 'look.json'))
        ? { passed: 0, failed: 0 }
        : agreed(looks, read<PlaywrightReport>('look.json', counted, timesOfPlaywright)),
    );
  }
  if (runsAsWell('engines')) counts.push(oneCheck(run('Firefox and WebKit', 'node', ['e2e/engines/test-engines.ts'])));
  if (values.all) counts.push(oneCheck(run('Several servers', 'node', ['tools/src/cli/test-cluster.ts'])));
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failures.length > 0) console.log(['', 'Failed', ...failures].join('\n'));
if (values.all && failed === 0) console.log(`\n${noteComplete()}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
