import { roundToTenth } from '@golf/shared/handicap';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedByWhs } from './expected.ts';
import { capped, exceptionalReduction, whsRecord } from './record.ts';
import { formatExceptional, stepsOf } from './steps.ts';
import vectors from './vectors.json' with { type: 'json' };

const rounds = (differentials: readonly number[]) => differentials.map((differential) => ({ differential, holes: 18 }));

type Given = Partial<{
  differentials: number[];
  calculated: number;
  low: number;
  index: number;
  differential: number;
  nine: number;
  holes: number | number[];
}>;

const ANSWERS: Record<string, (given: Given) => unknown> = {
  index: ({ differentials = [] }) => whsRecord(rounds(differentials)).index,
  highest: ({ differentials = [] }) => whsRecord(rounds(differentials)).index,
  cap: ({ calculated = 0, low = 0 }) => capped(calculated, low).index,
  exceptional: ({ index = 0, differential = 0 }) => exceptionalReduction(index, differential),
  expected: ({ index = 0, holes }) => expectedByWhs(index, Number(holes)),
  'nine holes': ({ index = 0, nine = 0 }) => roundToTenth(nine + expectedByWhs(index, 9)),
  '54 holes': ({ holes }) =>
    whsRecord([holes ?? []].flat().map((played) => ({ differential: 20, holes: played }))).index !== null,
};

describe('published cases, and cases worked by hand from the rules', () => {
  test('are at least 150, each with its source', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(150);
    expect(vectors.filter(({ source }) => source.length < 10)).toEqual([]);
  });

  test.each(vectors.map((vector, place) => [place + 1, vector.rule, vector.source, vector] as const))(
    'case %i: %s (%s)',
    (_place, _rule, _source, { rule, given, expected }) => {
      const answer = ANSWERS[rule]?.(given);
      // The published approximations of the expected differential differ by a tenth.
      if (rule === 'expected') expect(Math.abs(Number(answer) - Number(expected))).toBeLessThan(0.11);
      else expect(answer).toEqual(expected);
    },
  );
});

const tenths = fc.integer({ min: -80, max: 540 }).map((score) => score / 10);
const histories = fc.array(tenths, { minLength: 3, maxLength: 45 });

describe('a record', () => {
  test('never rises by more than 5 strokes over its lowest index since the twentieth score', () => {
    fc.assert(
      fc.property(histories, (scores) => {
        const { indices } = whsRecord(rounds(scores));
        const sinceTwentieth = indices.slice(Math.max(0, indices.length - (scores.length - 19)));
        if (scores.length < 20) return;
        const low = Math.min(...sinceTwentieth);
        expect(indices.at(-1)).toBeLessThanOrEqual(roundToTenth(low + 5));
      }),
    );
  });

  test('uses a typed low index instead of the computed one', () => {
    const twenty = rounds(Array.from({ length: 20 }, () => 11.6));
    expect(whsRecord(twenty).index).toBe(11.6);
    expect(whsRecord(twenty, 6.5)).toMatchObject({ index: 10.6, calculated: 11.6, cap: { kind: 'soft', low: 6.5 } });
    expect(whsRecord(twenty, 4)).toMatchObject({ index: 9, cap: { kind: 'hard', halved: 9.3 } });
    expect(whsRecord(twenty, 0)).toMatchObject({ index: 5, cap: { kind: 'hard' } });
  });

  test('is held down throughout by a low index that is older than it, and at its end by one that it came down to', () => {
    const scores = rounds([20, 20, 20, 20, 20]);
    expect(whsRecord(scores, 6.5).indices).toEqual([11.5, 11.5, 11.5]);
    expect(whsRecord(scores, 6.5).uncapped).toEqual([18, 19, 20]);
    expect(whsRecord(scores, 18.5).indices).toEqual(whsRecord(scores).indices);
    expect(whsRecord(rounds([20, 20, 20, 20, 20, 24, 24, 24, 24]), 18).indices.slice(0, -1)).toEqual(
      whsRecord(rounds([20, 20, 20, 20, 20, 24, 24, 24])).indices,
    );
  });

  test('leaves later scores without an earlier reduction', () => {
    const { rounds: after } = whsRecord(rounds([...Array.from({ length: 20 }, () => 20), 13, 20]));
    expect(after.map(({ reduction }) => reduction)).toEqual([0, ...Array.from({ length: 20 }, () => -1), 0]);
  });

  test('adds up exceptional scores', () => {
    const { rounds: after } = whsRecord(rounds([...Array.from({ length: 20 }, () => 30), 20, 15]));
    expect(after.at(-1)).toMatchObject({ exceptional: -2, reduction: -2 });
    expect(after.at(-2)).toMatchObject({ exceptional: -2, reduction: -4 });
  });
});

describe('the steps of an index', () => {
  test('end with the index, whatever the record', () => {
    fc.assert(
      fc.property(histories, fc.option(tenths, { nil: null }), (scores, low) => {
        const record = whsRecord(rounds(scores), low);
        const shown = stepsOf(record).at(-1)?.result;
        expect(shown).toBe(record.index?.toFixed(1).replace('-', '−'));
      }),
    );
  });

  test('name the exceptional round, the average and both caps', () => {
    const record = whsRecord(rounds([...Array.from({ length: 20 }, () => 20), 3]), 5);
    expect(stepsOf(record).map(({ name, sum, result }) => [name, sum, result])).toEqual([
      [
        'Round 21 beat your index at the time (10.0) by 7.0. At 7.0 or more, each of the latest 20 scores drops by\u00A01.0',
        '10.0 − 3.0',
        '7.0 better',
      ],
      ['Lowest 8 of 20 adjusted scores', '(2.0 + 19.0 + 19.0 + 19.0 + 19.0 + 19.0 + 19.0 + 19.0) ÷ 8', '16.9'],
      [
        'Soft cap: only half of anything over 8.0 (low\u00A0index\u00A05.0\u00A0+\u00A03.0) counts',
        '8.0 + (16.9 − 8.0) ÷ 2',
        '12.5',
      ],
      ['Hard cap: never more than 5.0 above the low index', '5.0 + 5.0', '10.0'],
    ]);
  });

  test('show the figure before it is rounded', () => {
    const [cap] = stepsOf(whsRecord(rounds(Array.from({ length: 20 }, () => 12)), 6.5)).slice(-1);
    expect(cap).toMatchObject({ sum: '9.5 + (12.0 − 9.5) ÷ 2', exact: '10.75', result: '10.8' });
  });

  test('are summed up for exceptional rounds: which one, how far back, and how much', () => {
    expect(formatExceptional(whsRecord(rounds([20, 20, 20, 20])))).toBe('');
    expect(formatExceptional(whsRecord(rounds([20, 20, 20, 20, 20, 12])))).toBe(
      'Round 6 was exceptional: every score so far is 1.0 lower.',
    );
    expect(formatExceptional(whsRecord(rounds([...Array.from({ length: 20 }, () => 20), 13])))).toBe(
      'Round 21 was exceptional: each of the latest 20 scores is 1.0 lower.',
    );
    expect(formatExceptional(whsRecord(rounds([30, 30, 30, 30, 15, 1])))).toBe(
      '2 exceptional rounds have brought the scores down.',
    );
  });

  test('are none without an index', () => {
    expect(stepsOf(whsRecord(rounds([10, 12])))).toEqual([]);
  });
});
