import { FULL_ROUND } from '@golf/shared/handicap';
import { typedNumber } from './decimals.ts';
import { FIELDS, LABELS, type Field, type Form } from './form.ts';

const NINE_HOLES = 9;

/** What the adjusted score is worked out without. */
const NOT_NEEDED: Record<Form['mode'], readonly Field[]> = { '18': ['coursePar'], '9': ['frontPar'], other: [] };

/** Something is divided by these. */
const ABOVE_ZERO: ReadonlySet<Field> = new Set(['slopeRating', 'frontSlope', 'backSlope', 'backPar']);

const isBlank = (typed: string) => typed.trim() === '';

function isWrong(field: Field, typed: string): boolean {
  const number = typedNumber(typed);
  if (number === null) return true;
  const value = Number(number);
  if (field === 'holes') return !Number.isInteger(value) || value < NINE_HOLES || value > FULL_ROUND;
  return ABOVE_ZERO.has(field) && value <= 0;
}

/** Names the fields that keep a score from being worked out, in the order in which they are shown. */
export function refusalOf(form: Form): { fields: Field[]; words: string } {
  const unneeded = new Set<Field>(NOT_NEEDED[form.mode]);
  // Nothing of the back nine has been played.
  if (form.mode === 'other' && Number(typedNumber(form.holes)) === NINE_HOLES) unneeded.add('backSlope');
  const needed = FIELDS[form.mode].filter((field) => !unneeded.has(field));
  const missing = needed.filter((field) => isBlank(form[field]));
  const wrong = needed.filter((field) => !isBlank(form[field]) && isWrong(field, form[field]));
  const list = (what: string, fields: Field[]) =>
    fields.length === 0 ? [] : [`${what}: ${fields.map((field) => LABELS[field]).join(', ')}.`];
  return {
    fields: needed.filter((field) => missing.includes(field) || wrong.includes(field)),
    words: [...list('Missing', missing), ...list('Please check', wrong)].join(' '),
  };
}
