import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';
import { whyNoPostgres } from '../postgres/why-no-postgres.ts';
import { SUITES, suitesFor, type Suite } from '../test-run/calls.ts';
import { filesChangedSince, lastComplete, noteComplete } from '../test-run/changes.ts';
import { checkAll, CHECKS, program, type Count } from '../test-run/checks.ts';
import { secondRuns, type PlaywrightReport } from '../test-run/second-runs.ts';
import { slowest, timesOfPlaywright, timesOfVitest, type Timed, type VitestTimes } from '../test-run/times.ts';

/*
 * npm test: everything that has to be right before a change lands. Each step runs even after another has failed,
 * except where it would only fail for the same reason. Ends with one line, "N passed, N failed".
 *   npm test                       types, lint, unit tests, stories, and browser tests that are not tagged @on-change
 *   npm test -- --changed          only what files that are not committed yet call for (--since <commit>: or differ from it)
 *   npm test -- --since-complete   the same as npm test, and what the commits since the last complete run call for
 *   npm run test:all               every test there is; notes the commit in .ci/complete when all of it has passed
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

/** The suites that run beside the tests that always do. */
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

/** Slowest files and tests that are printed after each run; all of them are in the reports. */
const SLOWEST = 12;

/** Reads a runner's own report; a runner that left none has failed. */
function read<Report>(file: string, count: (report: Report) => Count, times: (report: Report) => Timed[]): Count {
  const path = join(REPORTS, file);
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  // The reports are written by the runners that this program has just started.
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  console.log(['', `Slowest in .reports/${file}`, ...slowest(times(report), SLOWEST)].join('\n'));
  return count(report);
}

function counted(report: PlaywrightReport): Count {
  const { lines, areTooMany } = secondRuns(report);
  if (lines.length > 0) console.log(['', 'Needed a second run', ...lines].join('\n'));
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length + Number(areTooMany) };
}

/** A runner whose exit and report disagree has failed. */
const agreed = (ok: boolean, count: Count): Count => (ok || count.failed > 0 ? count : { ...count, failed: 1 });

const oneCheck = (ok: boolean): Count => ({ passed: Number(ok), failed: Number(!ok) });

rmSync(REPORTS, { recursive: true, force: true });
// Tests start some hundreds of programs: each module is compiled once for all of them. Anew each time, so that it never
// grows.
rmSync(COMPILED, { recursive: true, force: true });
process.env.NODE_COMPILE_CACHE = COMPILED;

const counts = await checkAll(CHECKS);

/** Runs vitest, or what starts it; the report has a name of its own. */
function unitTests(title: string, command: string, args: string[], report: string): Count {
  const ran = run(title, command, [
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=.reports/${report}`,
  ]);
  const count = read<VitestReport>(
    report,
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
    }),
    (report) => timesOfVitest(report, ROOT),
  );
  return agreed(ran, count);
}

const onlyChanged = values.changed ? [`--changed=${values.since}`, '--passWithNoTests'] : [];
counts.push(unitTests('Unit and component tests', 'vitest', ['run', ...onlyChanged], 'unit.json'));
if (runsAsWell('postgres')) {
  const reason = whyNoPostgres(ROOT);
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
    // Leaves no report where the stored pictures are another browser's: it has said so.
    const looks = run('How everything looks', 'node', ['gallery/src/cli/look.ts', ...(values.changed ? folders : [])]);
    counts.push(
      looks && !existsSync(join(REPORTS, 'look.json'))
        ? { passed: 0, failed: 0 }
        : agreed(looks, read<PlaywrightReport>('look.json', counted, timesOfPlaywright)),
    );
  }
  if (values.all) {
    counts.push(oneCheck(run('Several servers', 'node', ['tools/src/cli/test-cluster.ts'])));
    counts.push(oneCheck(run('Firefox and WebKit', 'node', ['e2e/engines/test-engines.ts'])));
  }
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (values.all && failed === 0) console.log(`\n${noteComplete()}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
