import { expect, test } from 'vitest';
import { evaluate } from './adjusted-score.ts';
import { EMPTY, type Form } from './form.ts';
import { refusalOf } from './refusal.ts';

const of = (form: Partial<Form>) => refusalOf({ ...EMPTY, ...form });

test('required missing values are named, optional ones are not', () => {
  const { faults, words } = of({ score: '9' });
  expect([...faults]).toEqual([
    ['courseRating', 'Required'],
    ['slopeRating', 'Required'],
  ]);
  expect(words).toBe('Enter Course Rating and Slope Rating, or choose a tracked course and tee.');
  expect(of({ mode: '9', frontRating: '35.2', score: '41' }).words).toBe('Enter Front 9 Slope and Handicap Estimate.');
});

test('invalid and impossible numbers are named', () => {
  const { faults, words } = of({ courseRating: '7.2.1', slopeRating: '0' });
  expect([...faults]).toEqual([
    ['courseRating', 'Check this number'],
    ['slopeRating', 'Check this number'],
    ['score', 'Required'],
  ]);
  expect(words).toBe('Enter Score. Check Course Rating and Slope Rating.');
  for (const holes of ['3', '19', '12.5'])
    expect(of({ mode: 'other', holes }).words).toContain('Number of Holes Played.');
});

test('of nine holes nobody needs the slope of the others', () => {
  expect(of({ mode: 'other', holes: '9' }).faults.has('backSlope')).toBe(false);
  expect(of({ mode: 'other', holes: '10' }).faults.has('backSlope')).toBe(true);
});

test('a form without an adjusted score always has a field to blame', () => {
  const values = ['', '0', '12', '1,2,3'];
  const forms = (['18', '9', 'other'] as const).flatMap((mode) =>
    values.flatMap((rating) =>
      values.flatMap((slope) =>
        values.flatMap((score) =>
          values.map((rest): Form => {
            const ratings = { courseRating: rating, frontRating: rating, backRating: rating };
            const slopes = { slopeRating: slope, frontSlope: slope, backSlope: slope };
            const pars = { coursePar: rest, frontPar: rest, backPar: rest, playedPar: rest };
            return { mode, ...ratings, ...slopes, ...pars, holes: rest, estimate: rest, score };
          }),
        ),
      ),
    ),
  );
  const blameless = forms.filter((form) => evaluate(form).adjusted === null && refusalOf(form).faults.size === 0);
  expect(blameless).toEqual([]);
});
