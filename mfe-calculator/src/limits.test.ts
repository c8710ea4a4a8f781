import { expect, test } from 'vitest';
import { evaluate } from './adjusted-score.ts';
import { EMPTY, type Form } from './form.ts';
import { handicapFault, impossible, isPossible } from './limits.ts';
import { refusalOf } from './refusal.ts';

const ROUND: Form = { ...EMPTY, courseRating: '72', slopeRating: '113', score: '85' };

/** @promise Pages: The calculator ranks only … */
test.each([
  ['score', '-5', 'Scores run from 9 to 400.'],
  ['score', '9999', 'Scores run from 9 to 400.'],
  ['courseRating', '900', 'Course ratings run from 20 to 120.'],
  ['courseRating', '0', 'Course ratings run from 20 to 120.'],
  ['slopeRating', '20', 'Slope ratings run from 55 to 155.'],
  ['slopeRating', '54.9', 'Slope ratings run from 55 to 155.'],
  ['slopeRating', '1360', 'Slope ratings run from 55 to 155.'],
  ['coursePar', '720', 'Course pars run from 18 to 100.'],
] as const)('a %s of %s is worth nothing: %s', (field, typed, message) => {
  const form = { ...ROUND, [field]: typed };
  expect(impossible(form)).toEqual({ message, fields: [field] });
  expect(evaluate(form)).toMatchObject({ adjusted: null, steps: [] });
  expect([...refusalOf(form).faults]).toEqual([[field, 'Check this number']]);
});

test.each([
  ['score', '9'],
  ['score', '400'],
  ['courseRating', '20'],
  ['courseRating', '120'],
  ['slopeRating', '55'],
  ['slopeRating', '155'],
  ['coursePar', ''],
] as const)('a %s of "%s" can be', (field, typed) => {
  expect(impossible({ ...ROUND, [field]: typed })).toBeNull();
});

test('each problem is named once for all required fields', () => {
  const form = { ...ROUND, slopeRating: '300', frontSlope: '300', backSlope: '20', score: '1000', estimate: '+40' };
  expect(impossible(form)).toEqual({
    message: 'Slope ratings run from 55 to 155. Scores run from 9 to 400.',
    fields: ['slopeRating', 'score'],
  });
  expect(impossible({ ...form, mode: 'other' })).toEqual({
    message: 'Slope ratings run from 55 to 155. Handicaps run from +15 to 99. Scores run from 9 to 400.',
    fields: ['frontSlope', 'backSlope', 'estimate', 'score'],
  });
});

test('what the specification says comes first', () => {
  expect(evaluate({ ...ROUND, mode: '9', frontRating: '900' }).error?.message).toContain('front 9 ratings');
  expect(evaluate({ ...ROUND, score: 'x', slopeRating: '300' }).error?.message).toBe('Please enter a valid score.');
});

test('figures that can be, but not together, are worth nothing', () => {
  const { adjusted, error } = evaluate({ ...ROUND, courseRating: '20', slopeRating: '55', score: '400' });
  expect(adjusted).toBeNull();
  expect(error).toEqual({
    message: 'An adjusted score of 780.7 isn’t possible. Check the score and the ratings.',
    fields: ['courseRating', 'slopeRating', 'score'],
  });
});

test('a handicap may be a plus, and has its limits', () => {
  expect(isPossible('estimate', '+2.3')).toBe(true);
  expect(['', '+2.3', '54'].map(handicapFault)).toEqual([undefined, undefined, undefined]);
  expect(handicapFault('-500')).toBe('Handicaps run from +15 to 99.');
});
