import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { PROJECT_ROOT } from '@golf/server/project-root';
import { differences, measureSizes, type Budgets } from '../release/budgets.ts';

/*
 * npm run budgets: whether what visitors download of the built site is what budgets.json says. Part of npm test.
 * npm run budgets -- --write: writes what it is now, for a change that means it.
 */

const FILE = join(PROJECT_ROOT, 'budgets.json');

const sizes = measureSizes(readConfig(process.env).releases);
if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(sizes, null, 2)}\n`);
// This program wrote it.
const found = differences(JSON.parse(readFileSync(FILE, 'utf8')) as Budgets, sizes);
for (const line of found) console.log(line);
if (found.length > 0) {
  console.log('If that is meant: "npm run budgets -- --write", and say in the commit why.');
  process.exitCode = 1;
}
