import { expect, test } from 'vitest';
import { secondRuns } from './second-runs.ts';

const report = (...statuses: ('expected' | 'flaky')[]) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: statuses.map((status, index) => ({
            file: 'a.spec.ts',
            title: `test ${index}`,
            tests: [{ status, results: [] }],
          })),
        },
      ],
    },
  ],
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  errors: [],
});

test('tests that needed a second run are named; up to two are borne', () => {
  expect(secondRuns(report('expected'))).toEqual({ lines: [], areTooMany: false });
  expect(secondRuns(report('flaky', 'expected', 'flaky'))).toEqual({
    lines: ['  a.spec.ts: test 0', '  a.spec.ts: test 2'],
    areTooMany: false,
  });
  expect(secondRuns(report('flaky', 'flaky', 'flaky')).areTooMany).toBe(true);
});
