/* Test suites that a change requires in addition to `npm test`. */

/**
 * Folders of e2e/tests, for their tests tagged @on-change; workspaces, for their `*.on-change.test.ts`; and other test
 * programs.
 */
export const SUITES = [
  'articles',
  'calculator',
  'courses',
  'leaderboard',
  'release',
  'server',
  'shell',
  'site',
  'trophy-room',
  'database',
  'tools',
  'pictures',
  'postgres',
  'engines',
] as const;
export type Suite = (typeof SUITES)[number];

/** Suites by path prefix; the longest match counts. A file without a match requires every suite. */
const CALLS: Record<string, readonly Suite[]> = {
  '.ci/complete': [],
  'README.md': [],
  'cards/': ['server'],
  'database/': ['server', 'release', 'database', 'postgres'],
  'docs/': [],
  'e2e/engines/': ['engines'],
  'e2e/stories/': [],
  'gallery/': ['pictures'],
  'mfe-articles/': ['articles', 'pictures'],
  'mfe-calculator/': ['calculator', 'pictures'],
  'mfe-courses/': ['courses', 'pictures'],
  'mfe-leaderboard/': ['leaderboard', 'pictures'],
  'mfe-trophy-room/': ['trophy-room', 'pictures'],
  'node-kit/': ['server', 'release', 'database', 'tools', 'postgres'],
  'release-store/': ['release', 'server', 'tools'],
  'server/': ['server', 'release', 'site', 'postgres', 'engines'],
  'shell/': ['shell', 'site', 'pictures', 'engines'],
  'tools/': ['release', 'tools'],
  'tools/src/bench/': [],
  'tools/src/browser/engines/': ['engines'],
  'tools/src/postgres/': ['postgres'],
};

const OF_BROWSER_TESTS = /^e2e\/tests\/([^/]+)\//;
const isSuite = (name: string | undefined): name is Suite => SUITES.some((suite) => suite === name);

function callsOf(file: string): readonly Suite[] {
  const [, folder] = OF_BROWSER_TESTS.exec(file) ?? [];
  if (isSuite(folder)) return [folder];
  const [longest] = Object.keys(CALLS)
    .filter((path) => file.startsWith(path))
    .toSorted((a, b) => b.length - a.length);
  return (longest !== undefined && CALLS[longest]) || SUITES;
}

/**
 * Suites that changed files require, in the order of SUITES.
 * @param files paths relative to the root
 */
export function suitesFor(files: readonly string[]): Suite[] {
  const called = new Set(files.flatMap(callsOf));
  return SUITES.filter((suite) => called.has(suite));
}
