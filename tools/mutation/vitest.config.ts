import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests beside what is mutated, and no other: a mistake is to be noticed where it is made. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: [
      'shared/src/handicap/*.test.ts',
      'shared/src/api/*.test.ts',
      'shared/src/platform/preferences.test.tsx',
      'release-store/src/pointer.test.ts',
    ],
    setupFiles: ['shared/src/testing/setup.ts', 'shared/src/testing/setup-dom.ts'],
  },
});
