import type { KnipConfig } from 'knip';

/* `npm test` runs knip to find unused code. Every exception has its reason beside it. */

const TESTS = '**/*.test.{ts,tsx}';
/** The gallery imports each state that there is of a component. */
const STORIES = 'src/**/*.stories.tsx';
const REMOTE = ['vite.config.ts', 'src/exposed/*.ts', 'src/alone.ts', STORIES, TESTS];

/** What a style sheet imports, and the pictures that it takes from packages. */
const inStyles = (css: string) =>
  [...css.matchAll(/@import\s+'([^']+)'|url\('([^'.][^']*)'\)/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}';`)
    .join('\n');

const config: KnipConfig = {
  compilers: { css: inStyles },
  // The federation plugin is told by vite.base.ts, whose configuration is code of ours: read it, do not run it.
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
    // The named sizes are read by vite.base.ts.
    shared: { entry: [STORIES, TESTS, 'src/testing/setup*.ts', 'src/ui/sizes.css'] },
    database: { entry: ['src/cli/data.ts', TESTS] },
    'release-store': { entry: [TESTS, 'src/testing/*.ts'] },
    cards: {
      entry: ['src/drawing/process.ts', TESTS],
      ignoreDependencies: ['@fontsource-variable/archivo'], // Its fonts are found by where the package lies.
    },
    server: {
      entry: ['src/cli/*.ts', 'src/pages/worker.ts', TESTS],
      ignoreDependencies: [
        // The render worker answers the bare imports of releases with these.
        '@tanstack/react-query',
        'react',
        'react-dom',
        'react-router-dom',
        'zustand',
        'flag-icons', // Its pictures are found by where the package lies.
      ],
    },
    tools: {
      entry: [
        'src/cli/*.ts',
        'src/bench/bare.ts', // A separate program, started beside the site.
        'src/dev/backend.ts', // Another, behind the development page.
        'src/browser/smoke{,-engines}.ts',
        'src/own-repository/golf-remote.ts', // Packed for remotes in separate repositories.
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
      ignoreDependencies: ['flag-icons'], // Its pictures are found by where the package lies.
    },
    // The second is loaded before programs that tests run.
    e2e: {
      entry: ['support/draw-icons.ts', 'support/failing-writes.ts'],
      playwright: {
        config: ['playwright.config.ts', 'stories/playwright.config.ts'],
        entry: ['**/*.spec.ts', 'stories/serve-gallery.ts', 'support/global-setup.ts'],
      },
    },
  },
  ignoreBinaries: [
    'apt-get', // Where it is there, it installs a browser for the tests; where not, a sentence says what to install.
    'mount', // A disk that is full is a small one of a test's own, where the system allows that.
    'umount',
  ],
};

export default config;
