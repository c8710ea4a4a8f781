import { expect, test } from 'vitest';
import { differencesIn, type Result } from './report.ts';
import { browserLabel } from './stored.ts';

/** Report of a run with one test. */
const told = (result: Result) =>
  differencesIn(
    { suites: [{ suites: [{ specs: [{ title: 'routes/home-375', tests: [{ results: [result] }] }] }] }], errors: [] },
    '/project',
  );

test('a picture that differs is named, with where it is as stored, as it is now, and the difference', () => {
  const attachments = ['expected', 'actual', 'diff'].map((kind) => ({
    name: `routes/home-375-dark-${kind}.png`,
    path: `/project/of/${kind}.png`,
  }));
  expect(told({ status: 'failed', errors: [{ message: 'Error: 300 pixels' }], attachments })).toEqual([
    'routes/home-375-dark',
    '  before     of/expected.png',
    '  after      of/actual.png',
    '  difference of/diff.png',
  ]);
});

test('what could not be looked at says why, and what looks as stored says nothing', () => {
  const errors = [{ message: 'Error: no such page\nand where' }];
  expect(told({ status: 'timedOut', errors, attachments: [] })).toEqual(['routes/home-375', '  Error: no such page']);
  expect(told({ status: 'passed', errors: [], attachments: [] })).toEqual([]);
});

test('pictures are of a system, a browser with or without windows, and its major version', () => {
  expect(browserLabel('linux', 'HeadlessChrome/142.0.7444.59')).toBe('linux, HeadlessChrome 142');
  expect(browserLabel('linux', 'Chrome/142.0.7444.59')).toBe('linux, Chrome 142');
});
