import { relative } from 'node:path';

/* How long test files take, from the reports of their runners. */

/** Parts of the JSON report of Playwright that are read here. */
export interface PlaywrightTimes {
  suites: PlaywrightSuite[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status?: string; results: { duration: number }[] }[] }[];
}

/** Parts of the JSON report of vitest that are read here. */
export interface VitestTimes {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** A test, with the milliseconds of all its attempts. */
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

/** @param root folder that the names of files are relative to */
export const timesOfVitest = ({ testResults }: VitestTimes, root: string): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      milliseconds: duration ?? 0,
    })),
  );

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(7);

/** A line for each of the slowest files and tests. Workers run beside one another: sums exceed the time of the run. */
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
