import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

test('a failed browser test is named with the errors of each attempt, without colours', () => {
  const results = [
    { duration: 1, errors: [{ message: 'Error: \u001B[31mCase 3\u001B[39m\n\nExpected: 1\nReceived: 2' }] },
    { duration: 1, errors: [{ message: 'Test timeout of 120000ms exceeded.' }] },
  ];
  const specs = [
    { file: 'a.spec.ts', title: 'fails', tests: [{ status: 'unexpected', results }] },
    { file: 'a.spec.ts', title: 'passes at last', tests: [{ status: 'flaky', results }] },
  ];
  expect(failuresOfPlaywright({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
    '  a.spec.ts: fails',
    '    Error: Case 3',
    '    Expected: 1',
    '    Received: 2',
    '    Test timeout of 120000ms exceeded.',
  ]);
});

test('a failed unit test and a file that cannot be loaded are named; long errors are cut', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
  const failures = failuresOfVitest(
    {
      testResults: [
        {
          name: '/root/a.test.ts',
          assertionResults: [
            { fullName: 'fails', failureMessages: [long] },
            { fullName: 'passes', failureMessages: [] },
          ],
        },
        { name: '/root/b.test.ts', message: 'SyntaxError', assertionResults: [] },
      ],
    },
    '/root',
  );
  expect(failures.slice(0, 2)).toEqual(['  a.test.ts: fails', '    line 0']);
  expect(failures).toHaveLength(1 + 12 + 2);
  expect(failures.slice(-2)).toEqual(['  b.test.ts: the file', '    SyntaxError']);
});
