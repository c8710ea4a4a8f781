import { expect, test } from 'vitest';
import { evaluate } from './adjusted-score.ts';
import { EMPTY, type Form } from './form.ts';
import { refusalOf } from './refusal.ts';

const of = (form: Partial<Form>) => refusalOf({ ...EMPTY, ...form });

test('what is missing is named, but not what the score is worked out without', () => {
  expect(of({ score: '9' })).toEqual({
    fields: ['courseRating', 'slopeRating'],
    words: 'Missing: Course Rating, Slope Rating.',
  });
  expect(of({ mode: '9', frontRating: '35.2', score: '41' }).words).toBe('Missing: Front 9 Slope, Handicap Estimate.');
});

test('so is what is no number, or none that can be', () => {
  expect(of({ courseRating: '7.2.1', slopeRating: '0' })).toEqual({
    fields: ['courseRating', 'slopeRating', 'score'],
    words: 'Missing: Score. Please check: Course Rating, Slope Rating.',
  });
  for (const holes of ['3', '19', '12.5'])
    expect(of({ mode: 'other', holes }).words).toContain('Number of Holes Played.');
});

test('of nine holes nobody needs the slope of the others', () => {
  expect(of({ mode: 'other', holes: '9' }).fields).not.toContain('backSlope');
  expect(of({ mode: 'other', holes: '10' }).fields).toContain('backSlope');
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
  const blameless = forms.filter((form) => evaluate(form).adjusted === null && refusalOf(form).fields.length === 0);
  expect(blameless).toEqual([]);
});
