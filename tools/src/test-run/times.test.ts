import { expect, test } from 'vitest';
import { slowest, timesOfPlaywright, timesOfVitest } from './times.ts';

test('files and tests stand by the time of all their attempts, the slowest first', () => {
  const spec = (file: string, title: string, ...durations: number[]) => ({
    file,
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        specs: [spec('a.spec.ts', 'one', 1000)],
        suites: [{ specs: [spec('a.spec.ts', 'two', 500, 2000)] }],
      },
      { specs: [spec('b.spec.ts', 'three', 3000)] },
    ],
  };
  expect(slowest(timesOfPlaywright(report), 2)).toEqual([
    '    3.5 s  a.spec.ts (2 tests)',
    '    3.0 s  b.spec.ts (1 tests)',
    '',
    '    3.0 s  b.spec.ts: three',
    '    2.5 s  a.spec.ts: two',
  ]);
});

test('files of vitest are named from the root, and a test that did not run takes no time', () => {
  const assertionResults = [{ fullName: 'adds', duration: 12 }, { fullName: 'is left out' }];
  expect(timesOfVitest({ testResults: [{ name: '/site/shared/a.test.ts', assertionResults }] }, '/site')).toEqual([
    { file: 'shared/a.test.ts', title: 'adds', milliseconds: 12 },
    { file: 'shared/a.test.ts', title: 'is left out', milliseconds: 0 },
  ]);
});
