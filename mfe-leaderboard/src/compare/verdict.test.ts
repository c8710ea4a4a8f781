import { expect, test } from 'vitest';
import { verdictInWords } from './verdict.ts';
import type { Pair } from './pair.ts';

const line = (...held: [date: string, handicap: number][]) => held.map(([date, handicap]) => ({ date, handicap }));
const ADA_BEHIND_AT_FIRST = line(['2025-01-01', 9], ['2025-03-01', 7], ['2025-05-01', 5.3]);
const BO = line(['2025-02-01', 8], ['2025-06-01', 8.1]);

const verdict = (handicaps: Pair<number | null>, lines: Pair<ReturnType<typeof line>>) =>
  verdictInWords({ handicaps, lines, names: ['Ada', 'Bo'], formatDay: (day) => day });

test.each([
  ['led from a later day', [5.3, 8.1], [ADA_BEHIND_AT_FIRST, BO], 'Ada is 2.8 better and has led since 2025-03-01.'],
  ['the second player', [8.1, 5.3], [BO, ADA_BEHIND_AT_FIRST], 'Bo is 2.8 better and has led since 2025-03-01.'],
  ['always ahead', [-1.2, 8.1], [line(['2025-03-01', -1.2]), BO], 'Ada is 9.3 better and has always been ahead.'],
  [
    'level by the shown figures',
    [8.14, 8.06],
    [line(['2025-07-01', 8.1]), BO],
    'Ada and Bo have been level since 2025-07-01.',
  ],
  ['no history', [5.3, 8.1], [[], []], 'Ada is 2.8 better.'],
  ['history of another order than today', [9, 8.1], [line(['2025-03-01', 7]), BO], 'Bo is 0.9 better.'],
  ['no handicap', [null, 8.1], [[], BO], null],
] as const)('%s', (_, handicaps, lines, words) => {
  expect(verdict(handicaps, lines as Pair<ReturnType<typeof line>>)).toBe(words);
});
