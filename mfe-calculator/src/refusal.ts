import { FULL_ROUND } from '@golf/shared/handicap';
import { typedNumber } from './decimals.ts';
import { FIELDS, LABELS, type Field, type Form } from './form.ts';
import { impossible, isPossible } from './limits.ts';

const NINE_HOLES = 9;

/** Fields that the adjusted score does not need. */
export const NOT_NEEDED: Record<Form['mode'], readonly Field[]> = { '18': ['coursePar'], '9': ['frontPar'], other: [] };

const LIST = new Intl.ListFormat('en-GB');

const isBlank = (typed: string) => typed.trim() === '';

function isWrong(field: Field, typed: string): boolean {
  if (field !== 'holes') return !isPossible(field, typed);
  const value = Number(typedNumber(typed) ?? Number.NaN);
  return !Number.isInteger(value) || value < NINE_HOLES || value > FULL_ROUND;
}

export interface Refusal {
  /** Errors of the fields that block the calculation, in display order. */
  faults: Map<Field, 'Required' | 'Check this number'>;
  /** The errors as a sentence or two, with the quickest fix. */
  words: string;
}

/** Names the fields that block the calculation. */
export function refusalOf(form: Form): Refusal {
  const unneeded = new Set(NOT_NEEDED[form.mode]);
  // The back nine was not played.
  if (form.mode === 'other' && Number(typedNumber(form.holes)) === NINE_HOLES) unneeded.add('backSlope');
  const needed = FIELDS[form.mode].filter((field) => !unneeded.has(field));
  const faults: Refusal['faults'] = new Map();
  for (const field of needed)
    if (isBlank(form[field])) faults.set(field, 'Required');
    else if (isWrong(field, form[field])) faults.set(field, 'Check this number');
  // Optional fields, too.
  for (const field of impossible(form)?.fields ?? []) faults.set(field, 'Check this number');
  const labels = (fault: 'Required' | 'Check this number') =>
    LIST.format(FIELDS[form.mode].filter((field) => faults.get(field) === fault).map((field) => LABELS[field]));
  const [missing, wrong] = [labels('Required'), labels('Check this number')];
  const elsewhere = faults.get('courseRating') === 'Required' ? ', or choose a tracked course and tee' : '';
  const words = [missing && `Enter ${missing}${elsewhere}.`, wrong && `Check ${wrong}.`];
  return { faults, words: words.filter(Boolean).join(' ') };
}
