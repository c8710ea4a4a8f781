import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PROJECT_ROOT } from '@golf/database/project-root';
import { linesOnlyIn, PLATFORM, readReport, reportFile, reportsOf, versionProblem } from '../contract/reports.ts';

/*
 * npm run contract: what shared offers, against the reports in shared/contract: prints what is gone and what is new.
 * npm run contract -- --write: takes it over, once the platform's version says that something has changed.
 */

const isWriting = process.argv.includes('--write');
for (const [name, report] of Object.entries(reportsOf(PROJECT_ROOT))) {
  const file = reportFile(PROJECT_ROOT, name);
  const before = existsSync(file) ? readReport(PROJECT_ROOT, name) : '';
  if (before === report) continue;
  const problem = name === PLATFORM && before ? versionProblem(before, report) : null;
  if (problem !== null) console.log(problem);
  else {
    console.log(`${name}:`);
    for (const line of linesOnlyIn(before, report)) console.log(`  − ${line.trim()}`);
    for (const line of linesOnlyIn(report, before)) console.log(`  + ${line.trim()}`);
  }
  if (isWriting && problem === null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, report);
  } else process.exitCode = 1;
}
