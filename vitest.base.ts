import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Configuration of tests that render pages. */
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
    // Vite must load its style sheets.
    server: { deps: { inline: [/@golf\/shared/] } },
  },
});
