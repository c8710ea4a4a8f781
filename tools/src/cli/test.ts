import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@golf/database/project-root';
import { whyNoPostgres } from '../postgres/why-no-postgres.ts';
import { checkAll, CHECKS, program, type Count } from '../test-run/checks.ts';
import {
  slowest,
  timesOfPlaywright,
  timesOfVitest,
  type PlaywrightTimes,
  type Timed,
  type VitestTimes,
} from '../test-run/times.ts';

/*
 * npm test: everything that has to be right before a change lands. Each step runs even after another has failed,
 * except where it would only fail for the same reason. Ends with one line, "N passed, N failed". With --postgres those
 * that touch a database run once more, on PostgreSQL.
 */

const REPORTS = join(ROOT, '.reports');
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

interface VitestReport extends VitestTimes {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport extends PlaywrightTimes {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function run(title: string, command: string, args: string[]): boolean {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(program(command), args, { cwd: ROOT, stdio: 'inherit' });
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

const counted = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/** A runner whose exit and report disagree has failed. */
const agreed = (ok: boolean, count: Count): Count => (ok || count.failed > 0 ? count : { ...count, failed: 1 });

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

counts.push(unitTests('Unit and component tests', 'vitest', ['run'], 'unit.json'));
if (process.argv.includes('--postgres')) {
  const reason = whyNoPostgres(ROOT);
  if (reason !== null) console.log(`\n▸ Database tests on PostgreSQL: left out. ${reason}`);
  else
    counts.push(unitTests('Database tests on PostgreSQL', 'node', ['tools/src/cli/test-postgres.ts'], 'postgres.json'));
}

const built = run('Production build', 'node', ['tools/src/cli/build.ts']);
counts.push({ passed: Number(built), failed: Number(!built) });
if (built) {
  const kept = run('Sizes', 'node', ['tools/src/cli/budgets.ts']);
  counts.push({ passed: Number(kept), failed: Number(!kept) });
  counts.push(
    agreed(
      run('End-to-end tests', 'playwright', ['test', '--config', 'e2e/playwright.config.ts']),
      read<PlaywrightReport>('e2e.json', counted, timesOfPlaywright),
    ),
  );
  // Leaves no report where the stored pictures are another browser's: it has said so.
  const looks = run('How everything looks', 'node', ['gallery/src/cli/look.ts']);
  counts.push(
    looks && !existsSync(join(REPORTS, 'look.json'))
      ? { passed: 0, failed: 0 }
      : agreed(looks, read<PlaywrightReport>('look.json', counted, timesOfPlaywright)),
  );
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
