import { expect, test } from 'vitest';
import { EMPTY } from './form.ts';
import { slopeDoubt } from './slope-doubt.ts';

test.each(['', '55', '113', '155'])('"%s" is nothing to doubt', (slopeRating) => {
  expect(slopeDoubt({ ...EMPTY, slopeRating })).toBeNull();
});

test.each(['0', '54.9', '1360'])('%s is no slope rating that a scorecard has', (slopeRating) => {
  expect(slopeDoubt({ ...EMPTY, slopeRating })).toEqual({
    message: 'Slope ratings run from 55 to 155.',
    fields: ['slopeRating'],
  });
});

test('only the slopes that are asked for are doubted', () => {
  const form = { ...EMPTY, slopeRating: '300', frontSlope: '300', backSlope: '20' };
  expect(slopeDoubt({ ...form, mode: '9' })?.fields).toEqual(['frontSlope']);
  expect(slopeDoubt({ ...form, mode: 'other' })?.fields).toEqual(['frontSlope', 'backSlope']);
});
