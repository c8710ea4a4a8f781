import type { PlaywrightSuite, PlaywrightTimes } from './times.ts';

/* A busy machine may fail a test once. CI retries such a test and reports it. */

/** With more retried tests than this the run fails, as the machine is then not the cause. */
const MOST = 2;

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightReport extends PlaywrightTimes {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A line per test that passed on its retry, and whether there are too many. */
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
