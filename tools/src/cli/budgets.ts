import { readConfig } from '@golf/server/config';
import { readBudgets, writeBudgets } from '../release/budgets-file.ts';
import { differences, heaviestFiles, measureSizes } from '../release/budgets.ts';

/*
 * npm run budgets: checks that the download sizes of the built site are within 2 % of budgets.json. Part of npm test.
 * npm run budgets -- --write: writes the present sizes, for an intended change.
 */

const { releases } = readConfig(process.env);
const sizes = measureSizes(releases);
if (process.argv.includes('--write')) writeBudgets(sizes);
const found = differences(readBudgets(), sizes);
for (const line of found) console.log(line);
// A kind of page has no files itself.
for (const app of Object.keys(sizes.apps).filter((name) => found.some((line) => line.startsWith(`${name}: `))))
  console.log(`${app} by file: ${heaviestFiles(releases, app).join(', ')}`);
if (found.length > 0) {
  console.log('If that is meant: "npm run budgets -- --write", and say in the commit why.');
  process.exitCode = 1;
}
