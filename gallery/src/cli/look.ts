import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { BROWSER_ARGUMENTS } from '@golf/tools/browser';
import { chromium } from '@playwright/test';
import { differencesIn, type Report } from '../look/report.ts';
import { GALLERY } from '../look/shown.ts';
import { browserForPictures, leftOver, settle, shrink, storedTaker, browserLabel } from '../look/stored.ts';

/*
 * npm run look: compares pictures of the gallery and of every route with the stored ones.
 *   npm run look -- courses     pictures whose names contain it
 *   npm run look -- --accept    stores the new pictures
 */

const REPORT = join(PROJECT_ROOT, '.reports/look.json');

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(join(PROJECT_ROOT, 'node_modules/.bin', command), args, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/** Browser that takes pictures on this machine. */
async function taker(): Promise<string> {
  const browser = await chromium.launch({ executablePath: browserForPictures(), args: BROWSER_ARGUMENTS });
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
  await browser.close();
  return browserLabel(process.platform, product);
}

async function look(accept: boolean, only: string[]): Promise<boolean> {
  const [here, stored] = [await taker(), storedTaker()];
  if (here !== stored && (!accept || only.length > 0)) {
    console.log(
      `NOT compared: the stored pictures are of ${stored ?? 'nothing'}, this is ${here}. ` +
        '`npm run look -- --accept` stores all of them again.',
    );
    return !accept;
  }
  rmSync(REPORT, { force: true });
  if (!run('storybook', 'build', '--quiet', '--config-dir', 'gallery/src', '--output-dir', GALLERY)) return false;
  const named = only.length > 0 ? [`--grep=${only.join('|')}`] : [];
  const update = accept ? ['--update-snapshots=changed'] : [];
  const passed = run('playwright', 'test', '--config', 'gallery/src/look/look.config.ts', ...update, ...named);
  const differences = differencesIn(JSON.parse(readFileSync(REPORT, 'utf8')) as Report, PROJECT_ROOT);
  const others = only.length > 0 ? [] : leftOver();
  if (accept) await shrink();
  if (accept && passed) {
    if (only.length === 0) settle(here);
    console.log('Stored: `git status gallery/pictures` says which have changed.');
    return true;
  }
  for (const line of differences) console.log(line);
  for (const name of others) console.log(`${name}\n  is stored, and of nothing that there is`);
  if (passed && others.length === 0) console.log('Everything looks as stored.');
  else console.log('\nWished for? `npm run look -- --accept` stores what it is now.');
  return passed && others.length === 0;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } });
process.exitCode = (await look(values.accept ?? false, positionals)) ? 0 : 1;
