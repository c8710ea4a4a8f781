import { BROWSER_ARGUMENTS } from '@golf/tools/browser';
import { defineConfig } from '@playwright/test';
import { PICTURES } from './shown.ts';
import { browserForPictures } from './stored.ts';

/** Fixed conditions for pictures. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: './site-and-gallery.ts',
  outputDir: '../../../test-results/look',
  snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
  fullyParallel: true,
  workers: 4,
  // Only `--accept` stores pictures.
  updateSnapshots: 'none',
  // One retry: a busy machine may show an intermediate state.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Twice the effect of storing a picture in 256 colours: up to 33 pixels differ by more than a shade.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60 },
  },
  reporter: [['json', { outputFile: '../../../.reports/look.json' }]],
  use: {
    launchOptions: {
      executablePath: browserForPictures(),
      // No external requests; a picture loads at once or never.
      args: [...BROWSER_ARGUMENTS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
});
