import type { PlaywrightSuite, PlaywrightTimes } from './times.ts';

/* A busy machine may fail a test once: CI tries such a test a second time, and says so. */

/** More tests than this that needed a second run fail the whole run: then it is not the machine. */
const MOST = 2;

/** Parts of the JSON report of Playwright that are read here. */
export interface PlaywrightReport extends PlaywrightTimes {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A line for each test that passed in its second run, and whether they are too many. */
export function secondRuns({ suites }: PlaywrightReport): { lines: string[]; areTooMany: boolean } {
  const ofSuite = (suite: PlaywrightSuite): string[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `  ${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  const lines = suites.flatMap(ofSuite);
  return { lines, areTooMany: lines.length > MOST };
}
