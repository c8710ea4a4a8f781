import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';

/** Every story of the gallery: components in each of their states, without a site. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/stories',
  testMatch: 'stories.spec.ts',
  globalSetup: './serve-gallery.ts',
  projects: [{ name: 'stories' }],
  reporter: [['line'], ['json', { outputFile: '../../.reports/stories.json' }]],
});
