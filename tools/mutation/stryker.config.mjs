/** `npm run mutate`: would a test notice a mistake? For the parts on which everything else stands. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [
    'shared/src/handicap/*.ts',
    'shared/src/api/decode.ts',
    'shared/src/api/resource.ts',
    'shared/src/platform/preferences.ts',
    'release-store/src/pointer.ts',
    '!**/*.test.ts',
    '!**/index.ts',
  ],
  // Stryker works on a copy of the project: without what is built, stored or reported.
  ignorePatterns: ['/releases', '/data', '/demo/data', '/.reports', '/test-results'],
  tempDirName: '.cache/mutation',
  concurrency: 2,
  // A mutant of what runs once, at import, makes every test start anew: half of the time for a sixth of the mutants.
  ignoreStatic: true,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
