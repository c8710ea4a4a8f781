import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { IN_A_PAGE } from './vitest.base.ts';

const setupFiles = ['shared/src/testing/setup.ts'];

/** Workspaces whose `*.on-change.test.ts` run, as set by `npm test`. Unset: all of them. */
const called = process.env.ON_CHANGE?.split(' ').filter(Boolean).join('|');
const leftOut = called === undefined ? [] : [`!(${called || 'none'})/src/**/*.on-change.test.ts`];
const exclude = ['**/node_modules/**', 'releases/**', 'e2e/**', ...leftOut];

/** Folders of shared without browser globals. */
const SHARED_WITHOUT_WINDOW = 'shared/src/{handicap,api,format,openapi,search}/**/*.test.ts';

/** Tests that also render on the server, without browser globals. */
const ON_THE_SERVER_TOO = ['mfe-*/src/contract.test.ts', 'shared/src/platform/preferences.test.tsx'];

const PAGE = {
  ...IN_A_PAGE,
  setupFiles: [...setupFiles, 'tools/src/testing/user-timing.ts', 'shared/src/testing/setup-dom.ts'],
};

/** Runs without the federation plugin: slots get their modules from a static loader. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{cards,database,release-store,server,tools,demo,gallery}/src/**/*.test.ts',
            SHARED_WITHOUT_WINDOW,
            'shared/src/*.test.ts',
          ],
          exclude,
          setupFiles,
          // Test releases are unsigned, also where owners.json names keys.
          env: { UNSIGNED_RELEASES: 'true' },
          // One worker runs many files, as no test changes its environment: a worker per file takes 25 % longer.
          isolate: false,
          // Some start with an import of the demo data, on a possibly busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...PAGE,
          name: 'browser',
          include: ['{shell,mfe-*}/src/**/*.test.{ts,tsx}', 'shared/src/*/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...ON_THE_SERVER_TOO, SHARED_WITHOUT_WINDOW],
          // A separate window per file, in two threads. Starting a process per file took 75 % of the run.
          pool: 'vmThreads',
        },
      },
      {
        plugins: [react()],
        // These tests remove the window temporarily, which works in a process but not in a thread.
        test: { ...PAGE, name: 'browser and server', include: ON_THE_SERVER_TOO, exclude },
      },
    ],
  },
});
