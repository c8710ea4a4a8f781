import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@golf/tools/browser';
import { TEST_BROWSER_ARGUMENTS } from './support/browser-arguments.ts';

const LONGEST =
  /(?:model|release|canary|upgrade|returning|failing-writes|crash|server-rendering|failures|diagnosis|origins|dev|start|own-repository)(?:\.on-change)?\.spec\.ts$/;

/**
 * Folders whose tests tagged or named "on-change" run, as set by `npm test`. Unset: all of them (`npx playwright test
 * -c e2e`).
 */
const { ON_CHANGE } = process.env;
const leftOut = (folders: string[]) => {
  const others = folders.length > 0 ? `(?!.*\\b(?:${folders.join('|')})/\\S+\\.spec\\.ts)` : '';
  return new RegExp(`^${others}.*[@.]on-change\\b`, 's');
};

/**
 * Folders whose tests start their own servers or change the live release: skipped with SITE. The model imports its own
 * players.
 */
const OF_OWN_SITES =
  /(?:^|\/)tests\/(?:release|server)\/|(?:model|failures|diagnosis|long-table)(?:\.on-change)?\.spec\.ts$/;

// Test releases are unsigned, also where owners.json names keys.
process.env.UNSIGNED_RELEASES ??= 'true';

/** global-setup.ts passes the site's data to the workers in this variable. */
const IS_DEPLOYED = process.env.SITE !== undefined && process.env.SITE_DATA === undefined;

/**
 * Runs against the built site with demo data, started by global-setup.ts, or against SITE ("https://golf.example") if
 * that shows the demo data.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  ...(ON_CHANGE !== undefined && { grepInvert: leftOut(ON_CHANGE.split(' ').filter(Boolean)) }),
  forbidOnly: Boolean(process.env.CI),
  // Two cores are busy with three: a fourth only brings every test nearer to its time limit.
  workers: 3,
  // Longest first: at the end they would keep one worker busy and the others idle.
  projects: [
    ...(IS_DEPLOYED ? [] : [{ name: 'sites of their own', testMatch: LONGEST, timeout: 240_000 }]),
    { name: 'pages', testIgnore: IS_DEPLOYED ? OF_OWN_SITES : LONGEST },
  ],
  // One retry for a busy machine; `npm test` names the retried tests.
  retries: process.env.CI ? 1 : 0,
  // Waits end with their condition. These limits are for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Formats dates as the server does; dates.spec.ts has other locales.
    locale: 'en-GB',
    // Without a graphics card the counter alone takes a quarter of a core. Tests of motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: TEST_BROWSER_ARGUMENTS },
    // Recording takes a third of the time: only retries are recorded.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
});
