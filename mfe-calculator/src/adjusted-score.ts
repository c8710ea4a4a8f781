import {
  add,
  divide,
  exactDifferential,
  expectedDifferential,
  fraction,
  FULL_ROUND,
  multiply,
  round,
  subtract,
  type Fraction,
} from '@golf/shared/handicap';
import { typedHandicap, typedNumber } from './decimals.ts';
import type { Field, Form } from './form.ts';

export const MESSAGES = {
  holes: 'Holes played must be between 9 and 18.',
  score: 'Please enter a valid score.',
  nine: 'Please enter valid score and front 9 ratings.',
  estimate: 'Handicap Estimate is required to fill out Expected Differential for remaining holes',
  custom: 'Please fill out all required fields for custom round calculation.',
  submit: 'Adjusted Score Not Valid',
} as const;

/** One step of the calculation: what is calculated, the formula with the numbers filled in, and the result. */
export interface Step {
  name: string;
  sum: string;
  result: string;
}

export interface Result {
  /** The adjusted score, one decimal; null while there is none. */
  adjusted: number | null;
  /** What is wrong, and the fields that it is about. */
  error: { message: string; fields: Field[] } | null;
  steps: Step[];
}

const NO_RESULT: Result = { adjusted: null, error: null, steps: [] };
const NINE_HOLES = 9;

const invalid = (message: string, fields: Field[]): Result => ({ ...NO_RESULT, error: { message, fields } });

/** A number as a step shows it: at most three decimals. */
const format = (value: Fraction) => String(round(value, 3)).replace('-', '−');

type Numbers = Partial<Record<Field, string>>;

function numbersOf(form: Form, fields: readonly Field[]): Numbers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field === 'estimate' ? typedHandicap(form[field]) : typedNumber(form[field]);
      return value === null ? [] : [[field, value]];
    }),
  );
}

const missing = (numbers: Numbers, fields: readonly Field[]) => fields.filter((field) => numbers[field] === undefined);

/** The differential of the holes played plus the expected differential of the rest, with each step. */
function differentialOf(score: string, rating: Fraction, slope: Fraction, estimate: string, holes: number): Result {
  if (slope.n <= 0n) return NO_RESULT;
  const played = exactDifferential(score, rating, slope);
  const steps: Step[] = [
    {
      name: holes === FULL_ROUND ? 'Differential' : 'Differential for the holes played',
      sum: `113 × (${score} − ${format(rating)}) ÷ ${format(slope)}`,
      result: format(played),
    },
  ];
  if (holes === FULL_ROUND) return { adjusted: round(played, 1), error: null, steps };
  const expected = expectedDifferential(estimate, holes);
  const factor = fraction(estimate).n <= 0n ? '0.85' : '1.2';
  const total = add(played, expected);
  steps.push(
    {
      name: 'Expected for the remaining holes',
      sum: `${FULL_ROUND - holes} × ${format(fraction(estimate))} ÷ 18 × ${factor}`,
      result: format(expected),
    },
    { name: 'Total', sum: `${format(played)} + ${format(expected)}`, result: format(total) },
  );
  return { adjusted: round(total, 1), error: null, steps };
}

function eighteen(form: Form): Result {
  const { score, courseRating, slopeRating } = numbersOf(form, ['score', 'courseRating', 'slopeRating']);
  if (score === undefined) return invalid(MESSAGES.score, ['score']);
  if (courseRating === undefined || slopeRating === undefined) return NO_RESULT;
  return differentialOf(score, fraction(courseRating), fraction(slopeRating), '0', FULL_ROUND);
}

function nine(form: Form): Result {
  const needed: Field[] = ['score', 'frontRating', 'frontSlope'];
  const numbers = numbersOf(form, [...needed, 'estimate']);
  const missingFields = missing(numbers, needed);
  if (missingFields.length > 0) return invalid(MESSAGES.nine, missingFields);
  const { score = '', frontRating = '', frontSlope = '', estimate } = numbers;
  if (estimate === undefined) return invalid(MESSAGES.estimate, ['estimate']);
  return differentialOf(score, fraction(frontRating), fraction(frontSlope), estimate, NINE_HOLES);
}

function custom(form: Form): Result {
  const needed: Field[] = ['holes', 'score', 'frontPar', 'backPar', 'playedPar', 'frontRating', 'backRating'];
  const numbers = numbersOf(form, [...needed, 'frontSlope', 'backSlope', 'estimate']);
  const holes = Number(numbers.holes);
  if (!Number.isInteger(holes) || holes < NINE_HOLES || holes > FULL_ROUND) return invalid(MESSAGES.holes, ['holes']);
  const missingFields = missing(numbers, needed);
  if (missingFields.length > 0) return invalid(MESSAGES.custom, missingFields);
  const { score = '', frontPar = '', backPar = '', playedPar = '', frontRating = '', backRating = '' } = numbers;
  const { estimate, frontSlope, backSlope } = numbers;
  if (estimate === undefined) return invalid(MESSAGES.estimate, ['estimate']);
  const back = fraction(holes - NINE_HOLES);
  if (frontSlope === undefined || (back.n > 0n && backSlope === undefined) || fraction(backPar).n <= 0n)
    return NO_RESULT;
  const share = divide(subtract(fraction(playedPar), fraction(frontPar)), fraction(backPar));
  const rating = add(fraction(frontRating), multiply(fraction(backRating), share));
  const n = fraction(holes);
  const slope = add(
    divide(multiply(fraction(frontSlope), fraction(NINE_HOLES)), n),
    divide(multiply(fraction(backSlope ?? '0'), back), n),
  );
  const result = differentialOf(score, rating, slope, estimate, holes);
  if (result.adjusted === null) return result;
  const blended: Step[] = [
    {
      name: 'Course rating for the holes played',
      sum: `${frontRating} + ${backRating} × (${playedPar} − ${frontPar}) ÷ ${backPar}`,
      result: format(rating),
    },
    {
      name: 'Slope rating for the holes played',
      sum: `${frontSlope} × 9 ÷ ${holes} + ${backSlope ?? '0'} × ${holes - NINE_HOLES} ÷ ${holes}`,
      result: format(slope),
    },
  ];
  return { ...result, steps: [...blended, ...result.steps] };
}

const BY_MODE = { '18': eighteen, '9': nine, other: custom };

/**
 * The adjusted score of what is typed, or what is wrong with it. Checked in the order of the specification: holes,
 * missing fields, handicap estimate.
 */
export function evaluate(form: Form): Result {
  return BY_MODE[form.mode](form);
}
