import { readConfig } from '@golf/server/config';
import { readBudgets, writeSizes } from '../release/budgets-file.ts';
import { differences, measureSizes } from '../release/budgets.ts';

/*
 * npm run budgets: whether what visitors download of the built site is what budgets.json says. Part of npm test.
 * npm run budgets -- --write: writes what it is now, for a change that means it.
 */

const sizes = measureSizes(readConfig(process.env).releases);
if (process.argv.includes('--write')) writeSizes(sizes);
const found = differences(readBudgets(), sizes);
for (const line of found) console.log(line);
if (found.length > 0) {
  console.log('If that is meant: "npm run budgets -- --write", and say in the commit why.');
  process.exitCode = 1;
}
