import { existsSync } from 'node:fs';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { linesOnlyIn, readReport, reportFile, reportsOf } from '../contract/reports.ts';
import { acceptContract } from '../contract/accept-contract.ts';

/*
 * npm run contract: compares shared's API with the reports in shared/contract, and prints removed and added lines.
 * npm run contract -- --write: updates the reports, and raises the platform's version accordingly.
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
if (process.argv.includes('--write')) console.log(`Written down. The platform is ${acceptContract(PROJECT_ROOT)}.`);
else if (changed) {
  console.log(
    'If that is meant: "npm run contract -- --write", which raises the version of the platform where it has to.',
  );
  process.exitCode = 1;
}
