import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what a page shows. */
export const IN_A_PAGE = {
  environment: 'jsdom' as const,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  testTimeout: 20_000,
};

/** Test configuration of a remote in a separate repository: `@golf/shared/vitest` of the package. */
export default defineConfig({
  plugins: [react()],
  test: {
    ...IN_A_PAGE,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@golf/shared/testing/setup', '@golf/shared/testing/setup-dom'],
    // Its style sheets are Vite's to read.
    server: { deps: { inline: [/@golf\/shared/] } },
  },
});
