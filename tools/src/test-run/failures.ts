import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightSuite, PlaywrightTimes, VitestTimes } from './times.ts';

/* Failed tests with their errors, for the end of a run's output: the rest of a long output may be cut off. */

/** Lines of an error that are printed. The runner printed all of them. */
const LINES = 12;

const shortened = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, 300)}`);

const described = (file: string, title: string, messages: readonly string[]) => [
  `  ${file}: ${title}`,
  ...messages.flatMap(shortened),
];

/** Lines per failed test: its name, and the errors of each attempt. */
export function failuresOfPlaywright({ suites }: PlaywrightTimes): string[] {
  const ofSuite = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .flatMap(({ results }) =>
          described(
            file,
            title,
            results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}

/** @param root base folder of the file names */
export const failuresOfVitest = ({ testResults }: VitestTimes, root: string): string[] =>
  testResults.flatMap(({ name, message = '', assertionResults }) => [
    ...(message === '' ? [] : described(relative(root, name), 'the file', [message])),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages?.length ? described(relative(root, name), fullName, failureMessages) : [],
    ),
  ]);
