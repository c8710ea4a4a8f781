import { existsSync } from 'node:fs';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { linesOnlyIn, readReport, reportFile, reportsOf } from '../contract/reports.ts';
import { takeOver } from '../contract/take-over.ts';

/*
 * npm run contract: what shared offers, against the reports in shared/contract: prints what is gone and what is new.
 * npm run contract -- --write: takes it over, and raises the platform's version by what has changed.
 */

let changed = false;
for (const [name, report] of Object.entries(reportsOf(PROJECT_ROOT))) {
  const before = existsSync(reportFile(PROJECT_ROOT, name)) ? readReport(PROJECT_ROOT, name) : '';
  if (before === report) continue;
  changed = true;
  console.log(`${name}:`);
  for (const line of linesOnlyIn(before, report)) console.log(`  − ${line.trim()}`);
  for (const line of linesOnlyIn(report, before)) console.log(`  + ${line.trim()}`);
}
if (process.argv.includes('--write')) console.log(`Written down. The platform is ${takeOver(PROJECT_ROOT)}.`);
else if (changed) {
  console.log(
    'If that is meant: "npm run contract -- --write", which raises the version of the platform where it has to.',
  );
  process.exitCode = 1;
}
