/* Which tests beyond `npm test` a change calls for. */

/** Folders of e2e/tests, whose tests tagged @on-change are meant, and programs of their own. */
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
  'pictures',
  'postgres',
] as const;
export type Suite = (typeof SUITES)[number];

/** By the longest path that a changed file begins with. A file that begins with none of them calls for every suite. */
const CALLS: Record<string, readonly Suite[]> = {
  '.ci/complete': [],
  'README.md': [],
  'cards/': ['server'],
  'database/': ['server', 'release', 'postgres'],
  'docs/': [],
  'e2e/engines/': [],
  'e2e/stories/': [],
  'gallery/': ['pictures'],
  'mfe-articles/': ['articles', 'pictures'],
  'mfe-calculator/': ['calculator', 'pictures'],
  'mfe-courses/': ['courses', 'pictures'],
  'mfe-leaderboard/': ['leaderboard', 'pictures'],
  'mfe-trophy-room/': ['trophy-room', 'pictures'],
  'node-kit/': ['server', 'release', 'postgres'],
  'release-store/': ['release', 'server'],
  'server/': ['server', 'release', 'site', 'postgres'],
  'shell/': ['shell', 'site', 'pictures'],
  'tools/': ['release'],
  'tools/src/bench/': [],
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

/** The suites that changed files call for, in the order of SUITES. @param files paths from the root */
export function suitesFor(files: readonly string[]): Suite[] {
  const called = new Set(files.flatMap(callsOf));
  return SUITES.filter((suite) => called.has(suite));
}
