import type { KnipConfig } from 'knip';

/* `npm test` runs knip to find unused code. Every exception has its reason beside it. */

const TESTS = '**/*.test.{ts,tsx}';
/** The gallery imports every story. */
const STORIES = 'src/**/*.stories.tsx';
const REMOTE = ['vite.config.ts', 'src/exposed/*.ts', 'src/alone.ts', STORIES, TESTS];

/** Imports of a style sheet, and its pictures from packages. */
const inStyles = (css: string) =>
  [...css.matchAll(/@import\s+'([^']+)'|url\('([^'.][^']*)'\)/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}';`)
    .join('\n');

const config: KnipConfig = {
  compilers: { css: inStyles },
  // vite.base.ts configures the federation plugin by code: knip reads the code, and must not run it.
  vite: false,
  vitest: false,
  workspaces: {
    '.': {
      entry: ['vite.base.ts', 'vitest.base.ts', 'vitest.config.ts'],
      ignoreDependencies: [
        'oxfmt', // Run by tools/src/cli/test.ts, as oxlint is.
        'oxlint',
        'oxlint-tsgolint', // oxlint's type-aware half, which it looks for by itself.
      ],
    },
    'mfe-*': { entry: REMOTE },
    'mfe-articles': { entry: [...REMOTE, 'src/content/*.tsx'] },
    shell: { entry: ['vite.config.ts', 'src/entry-*.tsx', STORIES, TESTS] },
    // vite.base.ts reads the named sizes.
    shared: { entry: [STORIES, TESTS, 'src/testing/setup*.ts', 'src/ui/sizes.css'] },
    database: { entry: ['src/cli/data.ts', TESTS] },
    'release-store': { entry: [TESTS, 'src/testing/*.ts'] },
    cards: {
      entry: ['src/drawing/process.ts', TESTS],
      ignoreDependencies: ['@fontsource-variable/archivo'], // Its fonts are read by path.
    },
    server: {
      entry: ['src/cli/*.ts', 'src/pages/worker.ts', TESTS],
      ignoreDependencies: [
        // The render worker resolves the bare imports of releases to these.
        '@tanstack/react-query',
        'react',
        'react-dom',
        'react-router-dom',
        'zustand',
        'flag-icons', // Its pictures are read by path.
      ],
    },
    tools: {
      entry: [
        'src/cli/*.ts',
        'src/bench/bare.ts', // A separate program, started beside the site.
        'src/dev/backend.ts', // A separate program behind the development page.
        'src/browser/smoke{,-engines}.ts',
        'src/own-repository/golf-remote.ts', // Packed for remotes in separate repositories.
        'src/pack/client/get.ts', // Packed for readers of the API.
        'src/testing/user-timing.ts',
        TESTS,
      ],
    },
    demo: { entry: ['src/cli.ts', TESTS] },
    gallery: {
      entry: [
        'src/main.ts',
        'src/preview.tsx',
        'src/cli/*.ts',
        'src/look/{look.config,pictures,site-and-gallery}.ts',
        TESTS,
      ],
      ignoreDependencies: ['flag-icons'], // Its pictures are read by path.
    },
    // The tests' programs load the second entry first.
    e2e: {
      entry: ['support/draw-icons.ts', 'support/failing-writes.ts', 'second-host/{src/main.tsx,vite.config.ts}'],
      playwright: {
        config: ['playwright.config.ts', 'stories/playwright.config.ts'],
        entry: ['**/*.spec.ts', 'stories/serve-gallery.ts', 'support/global-setup.ts'],
      },
    },
  },
  ignoreBinaries: [
    'apt-get', // Installs a browser for the tests if available; otherwise a message names the package.
    'mount', // Tests fill a small separate disk, if the system permits.
    'umount',
  ],
};

export default config;
