import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@golf/tools/browser';
import { TEST_BROWSER_ARGUMENTS } from './support/browser-arguments.ts';

const LONGEST =
  /(?:model|release|canary|upgrade|returning|failing-writes|crash|server-rendering|failures|origins|dev|start|own-repository)(?:\.on-change)?\.spec\.ts$/;

/**
 * Folders whose tests that are tagged or named "on-change" run, as `npm test` says; all of them for who names none
 * (`npx playwright test -c e2e`).
 */
const { ON_CHANGE } = process.env;
const leftOut = (folders: string[]) => {
  const others = folders.length > 0 ? `(?!.*\\b(?:${folders.join('|')})/\\S+\\.spec\\.ts)` : '';
  return new RegExp(`^${others}.*[@.]on-change\\b`, 's');
};

/**
 * Folders whose tests start servers of their own, or change what is live: nothing for a site that SITE names. The model
 * imports its own players.
 */
const OF_OWN_SITES = /(?:^|\/)tests\/(?:release|server)\/|(?:model|failures|long-table)(?:\.on-change)?\.spec\.ts$/;

/** global-setup.ts names the data of the site that it starts, also to the workers. */
const IS_DEPLOYED = process.env.SITE !== undefined && process.env.SITE_DATA === undefined;

/**
 * Runs against the built site, which global-setup.ts starts with the demo data, or against the one that SITE names
 * ("https://golf.example"), if that shows the demo data.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  ...(ON_CHANGE !== undefined && { grepInvert: leftOut(ON_CHANGE.split(' ').filter(Boolean)) }),
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for half of their time, for a network that is slow on purpose, or for what must not happen.
  workers: 4,
  // The longest first: at the end they would keep one worker busy while the others have nothing left to do.
  projects: [
    ...(IS_DEPLOYED ? [] : [{ name: 'sites of their own', testMatch: LONGEST }]),
    { name: 'pages', testIgnore: IS_DEPLOYED ? OF_OWN_SITES : LONGEST },
  ],
  // A machine that does other work as well may be too slow once; `npm test` names what needed a second run.
  retries: process.env.CI ? 1 : 0,
  // Every wait ends with what it waits for; these only say when to give up, on a machine that does other work as well.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // One who writes dates as the server does; dates.spec.ts has others.
    locale: 'en-GB',
    // Without a graphics card the counter alone takes a quarter of a core; tests of what moves say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: TEST_BROWSER_ARGUMENTS },
    // Recording takes a third of the time: only what failed is recorded, when it is tried again.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
});
