import { relative } from 'node:path';

/* Durations of test files, from the runners' reports. */

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightTimes {
  suites: PlaywrightSuite[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status?: string; results: { duration: number; errors?: { message?: string }[] }[] }[];
  }[];
}

/** The parts of vitest's JSON report that are used here. */
export interface VitestTimes {
  testResults: {
    name: string;
    /** Error of the file itself. */
    message?: string;
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] | null }[];
  }[];
}

/** A test with the total duration of its attempts, in milliseconds. */
export interface Timed {
  file: string;
  title: string;
  milliseconds: number;
}

export function timesOfPlaywright({ suites }: PlaywrightTimes): Timed[] {
  const ofSuite = (suite: PlaywrightSuite): Timed[] => [
    ...suite.specs.map(({ file, title, tests }) => ({
      file,
      title,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}

/** @param root base folder of the file names */
export const timesOfVitest = ({ testResults }: VitestTimes, root: string): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      milliseconds: duration ?? 0,
    })),
  );

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(7);

/** A line for each of the slowest files and tests. Workers run in parallel, so sums exceed the duration of the run. */
export function slowest(times: readonly Timed[], most: number): string[] {
  const files = [...Map.groupBy(times, ({ file }) => file)].map(([file, tests]) => ({
    file,
    count: tests.length,
    milliseconds: tests.reduce((sum, test) => sum + test.milliseconds, 0),
  }));
  const byTime = (a: { milliseconds: number }, b: { milliseconds: number }) => b.milliseconds - a.milliseconds;
  return [
    ...files
      .toSorted(byTime)
      .slice(0, most)
      .map(({ file, count, milliseconds }) => `${seconds(milliseconds)} s  ${file} (${count} tests)`),
    '',
    ...times
      .toSorted(byTime)
      .slice(0, most)
      .map(({ file, title, milliseconds }) => `${seconds(milliseconds)} s  ${file}: ${title}`),
  ];
}
