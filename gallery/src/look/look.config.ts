import { BROWSER_ARGUMENTS } from '@golf/tools/browser';
import { defineConfig, devices } from '@playwright/test';
import { PICTURES } from './shown.ts';
import { browserForPictures } from './stored.ts';

/** How pictures are taken: each time in the same way. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: './site-and-gallery.ts',
  outputDir: '../../../test-results/look',
  snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  workers: 4,
  // Nothing is stored but by `--accept`.
  updateSnapshots: 'none',
  // A machine that does other work as well may be seen between two states once.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Twice what storing a picture in 256 colours changes of it: up to 33 pixels by more than a shade.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60 },
  },
  reporter: [['json', { outputFile: '../../../.reports/look.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: browserForPictures(),
      // Nothing comes from elsewhere; a picture is there at once or never.
      args: [...BROWSER_ARGUMENTS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
});
