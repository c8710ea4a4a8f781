import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { IN_A_PAGE } from './vitest.base.ts';

const setupFiles = ['shared/src/testing/setup.ts'];
const exclude = ['**/node_modules/**', 'releases/**', 'e2e/**'];

/** Folders of shared that need no window. */
const SHARED_WITHOUT_WINDOW = 'shared/src/{handicap,api,format,openapi}/**/*.test.ts';

/** Tests that also render as the server does, without a window. */
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
          // One worker runs many files: nothing here changes its environment, and a start for each costs a quarter.
          isolate: false,
          // Some begin with an import of the demo data, and a machine may do other work as well.
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
          // A window for each file, in two threads: a process for each took three quarters of the time.
          pool: 'vmThreads',
        },
      },
      {
        plugins: [react()],
        // A thread with a window cannot be without one for a while; a process can.
        test: { ...PAGE, name: 'browser and server', include: ON_THE_SERVER_TOO, exclude },
      },
    ],
  },
});
