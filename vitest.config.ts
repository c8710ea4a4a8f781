import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const setupFiles = ['shared/src/testing/setup.ts'];
const exclude = ['**/node_modules/**', 'releases/**', 'e2e/**'];

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
            '{server,tools,demo}/src/**/*.test.ts',
            'shared/src/{handicap,api,format}/**/*.test.ts',
            'shared/src/*.test.ts',
          ],
          exclude,
          setupFiles,
          // One worker runs many files: nothing here changes its environment, and a start for each costs a quarter.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: [
            '{shell,mfe-*}/src/**/*.test.{ts,tsx}',
            'shared/src/{platform,address,ui,testing}/**/*.test.{ts,tsx}',
          ],
          exclude,
          setupFiles: [...setupFiles, 'shared/src/testing/setup-dom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
    ],
  },
});
