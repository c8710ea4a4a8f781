import { describe, expect, test } from 'vitest';
import { evaluate, MESSAGES } from './adjusted-score.ts';
import { numericOnly, typedHandicap, typedNumber } from './decimals.ts';
import { EMPTY, type Form } from './form.ts';

const of = (form: Partial<Form>) => evaluate({ ...EMPTY, ...form });
const NINE = { mode: '9', frontRating: '35.2', frontSlope: '121', score: '47', estimate: '18' } as const;
const OTHER = {
  mode: 'other',
  holes: '12',
  playedPar: '48',
  frontPar: '36',
  frontRating: '36',
  frontSlope: '120',
  backPar: '36',
  backRating: '36',
  backSlope: '132',
  estimate: '10',
  score: '54',
} as const;

describe('18 holes', () => {
  test('are worth 113 × (score − rating) ÷ slope', () => {
    expect(of({ score: '85', courseRating: '72', slopeRating: '100' })).toMatchObject({ adjusted: 14.7, error: null });
  });

  test('need a score', () => {
    expect(of({ courseRating: '72', slopeRating: '113' }).error).toEqual({
      message: MESSAGES.score,
      fields: ['score'],
    });
    expect(of({ score: '+' }).error?.message).toBe(MESSAGES.score);
  });

  test.each([
    { score: '80' },
    { score: '80', courseRating: '72' },
    { score: '80', courseRating: '72', slopeRating: '0' },
  ])('give no value while a rating is missing or the slope is not above zero: %j', (form) =>
    expect(of(form)).toMatchObject({ adjusted: null, error: null, steps: [] }),
  );
});

describe('9 holes', () => {
  test('add the expected differential of the other nine', () => {
    // 113 × (47 − 35.2) ÷ 121 = 11.0198…; 9 × 18 ÷ 18 × 1.2 = 10.8
    expect(of(NINE).adjusted).toBe(21.8);
    expect(of(NINE).steps.map(({ result }) => result)).toEqual(['11.02', '10.8', '21.82']);
  });

  test('of the published example are worth 15.7 by the World Handicap System and 15.6 by the specification’s', () => {
    // A nine-hole differential of 7.2: 113 × (42.2 − 35) ÷ 113.
    const form: Form = { ...EMPTY, mode: '9', frontRating: '35', frontSlope: '113', score: '42.2', estimate: '14' };
    expect(evaluate(form, 'table').adjusted).toBe(15.6);
    const { adjusted, steps } = evaluate(form, 'whs');
    expect(adjusted).toBe(15.7);
    expect(steps.map(({ sum, result }) => [sum, result])).toEqual([
      ['113 × (42.2 − 35) ÷ 113', '7.2'],
      ['0.52 × 14 + 1.2', '8.5'],
      ['7.2 + 8.5', '15.7'],
      [undefined, '15.6 to 15.7'],
    ]);
  });

  test('of a plus player add less than nothing, typed either way', () => {
    // 11.0198… − 9 × 2 ÷ 18 × 0.85
    expect(of({ ...NINE, estimate: '+2' }).adjusted).toBe(10.2);
    expect(of({ ...NINE, estimate: '-2' }).adjusted).toBe(10.2);
  });

  test('name missing values, ratings before the estimate', () => {
    expect(of({ mode: '9', score: '47' }).error).toEqual({
      message: MESSAGES.nine,
      fields: ['frontRating', 'frontSlope'],
    });
    expect(of({ ...NINE, estimate: '' }).error).toEqual({ message: MESSAGES.estimate, fields: ['estimate'] });
    expect(of({ ...NINE, estimate: '', score: '' }).error?.message).toBe(MESSAGES.nine);
  });
});

describe('another number of holes', () => {
  test('blends ratings by par and slopes by holes', () => {
    // rating 36 + 36 × 12/36 = 48, slope 120 × 9/12 + 132 × 3/12 = 123; 113 × 6 ÷ 123 + 6 × 10 ÷ 18 × 1.2 = 5.512 + 4
    expect(of(OTHER).adjusted).toBe(9.5);
    expect(of(OTHER).steps.map(({ result }) => result)).toEqual(['48', '123', '5.512', '4', '9.512']);
  });

  test.each(['', '8', '19', '10.5', '+'])('must be between 9 and 18, not "%s", before anything else', (holes) => {
    expect(of({ mode: 'other', holes }).error).toEqual({ message: MESSAGES.holes, fields: ['holes'] });
  });

  test.each(['score', 'frontPar', 'backPar', 'playedPar', 'frontRating', 'backRating'] as const)(
    'needs the %s',
    (field) => {
      expect(of({ ...OTHER, [field]: '', estimate: '' }).error).toEqual({ message: MESSAGES.custom, fields: [field] });
    },
  );

  test('needs the estimate last', () => {
    expect(of({ ...OTHER, estimate: '' }).error?.message).toBe(MESSAGES.estimate);
  });

  test('gives no value without slopes, or with a par of zero for the back nine', () => {
    for (const form of [{ frontSlope: '' }, { backSlope: '' }, { backPar: '0' }]) {
      expect(of({ ...OTHER, ...form })).toMatchObject({ adjusted: null, error: null });
    }
  });
});

describe('a typed number', () => {
  test.each([
    ['72.5', '72.5'],
    ['72,5', '72.5'],
    [' +4 ', '4'],
    ['−3', '-3'],
    ['7.', '7.'],
    ['', null],
    ['.', null],
    ['7..5', null],
    ['1,2,3', null],
  ])('"%s" is %s', (typed, value) => expect(typedNumber(typed)).toBe(value));

  test.each([
    ['+2.3', '-2.3'],
    ['-2.3', '-2.3'],
    ['−2,3', '-2.3'],
    ['2.3', '2.3'],
    ['', null],
  ])('the handicap "%s" is %s', (typed, value) => expect(typedHandicap(typed)).toBe(value));

  test('keeps letters out and everything else as it was typed', () => {
    expect(numericOnly('7a2,5x')).toBe('72,5');
    expect(numericOnly('+2.3')).toBe('+2.3');
  });
});
