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

/** A line of the working: what is worked out, with the numbers put in. */
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

const NOTHING: Result = { adjusted: null, error: null, steps: [] };
const HALF = 9;

const wrong = (message: string, fields: Field[]): Result => ({ ...NOTHING, error: { message, fields } });

/** A number for the working: exact where it is short, else to three decimals. */
const shown = (value: Fraction) => String(round(value, 3)).replace('-', '−');

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

/** The differential of the holes played plus what is expected of the rest, with the working. */
function differentialOf(score: string, rating: Fraction, slope: Fraction, estimate: string, holes: number): Result {
  if (slope.n <= 0n) return NOTHING;
  const played = exactDifferential(score, rating, slope);
  const steps: Step[] = [
    {
      name: holes === FULL_ROUND ? 'Differential' : 'Differential of the holes played',
      sum: `113 × (${score} − ${shown(rating)}) ÷ ${shown(slope)}`,
      result: shown(played),
    },
  ];
  if (holes === FULL_ROUND) return { adjusted: round(played, 1), error: null, steps };
  const expected = expectedDifferential(estimate, holes);
  const factor = fraction(estimate).n <= 0n ? '0.85' : '1.2';
  const total = add(played, expected);
  steps.push(
    {
      name: 'Expected of the remaining holes',
      sum: `${FULL_ROUND - holes} × ${shown(fraction(estimate))} ÷ 18 × ${factor}`,
      result: shown(expected),
    },
    { name: 'Together', sum: `${shown(played)} + ${shown(expected)}`, result: shown(total) },
  );
  return { adjusted: round(total, 1), error: null, steps };
}

function eighteen(form: Form): Result {
  const { score, courseRating, slopeRating } = numbersOf(form, ['score', 'courseRating', 'slopeRating']);
  if (score === undefined) return wrong(MESSAGES.score, ['score']);
  if (courseRating === undefined || slopeRating === undefined) return NOTHING;
  return differentialOf(score, fraction(courseRating), fraction(slopeRating), '0', FULL_ROUND);
}

function nine(form: Form): Result {
  const needed: Field[] = ['score', 'frontRating', 'frontSlope'];
  const numbers = numbersOf(form, [...needed, 'estimate']);
  const gaps = missing(numbers, needed);
  if (gaps.length > 0) return wrong(MESSAGES.nine, gaps);
  const { score = '', frontRating = '', frontSlope = '', estimate } = numbers;
  if (estimate === undefined) return wrong(MESSAGES.estimate, ['estimate']);
  return differentialOf(score, fraction(frontRating), fraction(frontSlope), estimate, HALF);
}

function custom(form: Form): Result {
  const needed: Field[] = ['holes', 'score', 'frontPar', 'backPar', 'playedPar', 'frontRating', 'backRating'];
  const numbers = numbersOf(form, [...needed, 'frontSlope', 'backSlope', 'estimate']);
  const holes = Number(numbers.holes);
  if (!Number.isInteger(holes) || holes < HALF || holes > FULL_ROUND) return wrong(MESSAGES.holes, ['holes']);
  const gaps = missing(numbers, needed);
  if (gaps.length > 0) return wrong(MESSAGES.custom, gaps);
  const { score = '', frontPar = '', backPar = '', playedPar = '', frontRating = '', backRating = '' } = numbers;
  const { estimate, frontSlope, backSlope } = numbers;
  if (estimate === undefined) return wrong(MESSAGES.estimate, ['estimate']);
  const back = fraction(holes - HALF);
  if (frontSlope === undefined || (back.n > 0n && backSlope === undefined) || fraction(backPar).n <= 0n) return NOTHING;
  const share = divide(subtract(fraction(playedPar), fraction(frontPar)), fraction(backPar));
  const rating = add(fraction(frontRating), multiply(fraction(backRating), share));
  const n = fraction(holes);
  const slope = add(
    divide(multiply(fraction(frontSlope), fraction(HALF)), n),
    divide(multiply(fraction(backSlope ?? '0'), back), n),
  );
  const result = differentialOf(score, rating, slope, estimate, holes);
  if (result.adjusted === null) return result;
  const blended: Step[] = [
    {
      name: 'Course rating of the holes played',
      sum: `${frontRating} + ${backRating} × (${playedPar} − ${frontPar}) ÷ ${backPar}`,
      result: shown(rating),
    },
    {
      name: 'Slope rating of the holes played',
      sum: `${frontSlope} × 9 ÷ ${holes} + ${backSlope ?? '0'} × ${holes - HALF} ÷ ${holes}`,
      result: shown(slope),
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
