import { readConfig } from '@golf/server/config';
import { liveVersions, readEdition, readPointer } from '@golf/release-store';
import { readBudgets, writeBudgets } from '../release/budgets-file.ts';
import { differences, heaviestFiles, measureSizes } from '../release/budgets.ts';

/*
 * npm run budgets: whether what visitors download of the built site is within 2 % of budgets.json. Part of npm test.
 * npm run budgets -- --write: writes what it is now, for a change that means it; also how long the server takes for each
 * exposed module, which `npm run release` compares.
 */

const { releases } = readConfig(process.env);
const sizes = measureSizes(releases);
if (process.argv.includes('--write')) {
  // What a server needs is loaded only where one is started.
  const { measureEdition } = await import('../release/smoke.ts');
  const edition = readEdition(releases, liveVersions(readPointer(releases)), ({ problem }) => {
    throw new Error(problem);
  });
  writeBudgets(sizes, await measureEdition(releases, edition));
}
const found = differences(readBudgets(), sizes);
for (const line of found) console.log(line);
// A page has no files of its own.
for (const app of Object.keys(sizes.apps).filter((name) => found.some((line) => line.startsWith(`${name}: `))))
  console.log(`${app} by file: ${heaviestFiles(releases, app).join(', ')}`);
if (found.length > 0) {
  console.log('If that is meant: "npm run budgets -- --write", and say in the commit why.');
  process.exitCode = 1;
}
