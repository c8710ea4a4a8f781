import { formatAdjusted } from '@golf/shared/format';
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
import { FIELDS, type Field, type Form } from './form.ts';
import { impossible, isPossibleAdjusted } from './limits.ts';
import type { Rule } from './rule.ts';
import type { Step } from './step.ts';
import { expectedByWhs } from './whs/expected.ts';

export const MESSAGES = {
  holes: 'Holes played must be between 9 and 18.',
  score: 'Please enter a valid score.',
  nine: 'Please enter valid score and front 9 ratings.',
  estimate: 'Handicap Estimate is required to fill out Expected Differential for remaining holes',
  custom: 'Please fill out all required fields for custom round calculation.',
  submit: 'Adjusted Score Not Valid',
} as const;

export interface Result {
  /** The adjusted score, one decimal; null if it cannot be calculated yet. */
  adjusted: number | null;
  /** Holes played if there is an adjusted score; else 18. */
  holes: number;
  /** Error message and its fields. */
  error: { message: string; fields: Field[] } | null;
  steps: Step[];
}

const NO_RESULT: Result = { adjusted: null, holes: FULL_ROUND, error: null, steps: [] };
const NINE_HOLES = 9;

const invalid = (message: string, fields: Field[]): Result => ({ ...NO_RESULT, error: { message, fields } });

/** A number in a step: three decimals at most. */
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

/** Differential of the holes played plus the expected differential of the rest, with each step. */
function differentialOf(
  rule: Rule,
  score: string,
  rating: Fraction,
  slope: Fraction,
  estimate: string,
  holes: number,
): Result {
  if (slope.n <= 0n) return NO_RESULT;
  const played = exactDifferential(score, rating, slope);
  const steps: Step[] = [
    {
      name: holes === FULL_ROUND ? 'Differential' : 'Differential for the holes played',
      sum: `113 × (${score} − ${format(rating)}) ÷ ${format(slope)}`,
      result: format(played),
    },
  ];
  const result = (total: Fraction): Result => ({ adjusted: round(total, 1), holes, error: null, steps });
  if (holes === FULL_ROUND) return result(played);
  const bySite = add(played, expectedDifferential(estimate, holes));
  // The World Handicap System adds rounded values, as in its published example: 7.2 + 8.5 = 15.7.
  const expectedWhs = fraction(expectedByWhs(estimate, holes));
  const byWhs = add(fraction(round(played, 1)), expectedWhs);
  const typed = format(fraction(estimate));
  const remaining = 'Expected for the remaining holes';
  if (rule === 'whs') {
    const forNine = `0.52 × ${typed} + 1.2`;
    const sum = holes === NINE_HOLES ? forNine : `(${forNine}) × ${FULL_ROUND - holes} ÷ 9`;
    const [low, high] = [round(bySite, 1), round(byWhs, 1)].toSorted((a, b) => a - b).map((end) => end.toFixed(1));
    steps.push(
      { name: remaining, sum, result: format(expectedWhs) },
      { name: 'Total', sum: `${format(fraction(round(played, 1)))} + ${format(expectedWhs)}`, result: format(byWhs) },
    );
    if (low !== high) {
      const span = `${low} to ${high}`.replaceAll('-', '−');
      steps.push({ name: 'The official curve isn’t published; approximations give', result: span });
    }
    return result(byWhs);
  }
  const factor = fraction(estimate).n <= 0n ? '0.85' : '1.2';
  const expected = expectedDifferential(estimate, holes);
  steps.push(
    { name: remaining, sum: `${FULL_ROUND - holes} × ${typed} ÷ 18 × ${factor}`, result: format(expected) },
    { name: 'Total', sum: `${format(played)} + ${format(expected)}`, result: format(bySite) },
  );
  return result(bySite);
}

function eighteen(form: Form, rule: Rule): Result {
  const { score, courseRating, slopeRating } = numbersOf(form, ['score', 'courseRating', 'slopeRating']);
  if (score === undefined) return invalid(MESSAGES.score, ['score']);
  if (courseRating === undefined || slopeRating === undefined) return NO_RESULT;
  return differentialOf(rule, score, fraction(courseRating), fraction(slopeRating), '0', FULL_ROUND);
}

function nine(form: Form, rule: Rule): Result {
  const needed: Field[] = ['score', 'frontRating', 'frontSlope'];
  const numbers = numbersOf(form, [...needed, 'estimate']);
  const missingFields = missing(numbers, needed);
  if (missingFields.length > 0) return invalid(MESSAGES.nine, missingFields);
  const { score = '', frontRating = '', frontSlope = '', estimate } = numbers;
  if (estimate === undefined) return invalid(MESSAGES.estimate, ['estimate']);
  return differentialOf(rule, score, fraction(frontRating), fraction(frontSlope), estimate, NINE_HOLES);
}

function custom(form: Form, rule: Rule): Result {
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
  const result = differentialOf(rule, score, rating, slope, estimate, holes);
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

/** Fields to check if each is possible but the adjusted score is not. */
const TOGETHER: ReadonlySet<Field> = new Set([
  'courseRating',
  'slopeRating',
  'frontRating',
  'frontSlope',
  'backRating',
  'backSlope',
  'score',
]);

const BY_MODE = { '18': eighteen, '9': nine, other: custom };

/**
 * The adjusted score of the form, or the error. Checks follow the order of the specification: holes, missing fields,
 * handicap estimate.
 * @param rule determines the expected score of the holes not played
 */
export function evaluate(form: Form, rule: Rule = 'table'): Result {
  const result = BY_MODE[form.mode](form, rule);
  if (result.adjusted === null) return result;
  if (impossible(form)) return NO_RESULT;
  if (isPossibleAdjusted(result.adjusted)) return result;
  const fields = FIELDS[form.mode].filter((field) => TOGETHER.has(field));
  const worth = formatAdjusted(result.adjusted, 1);
  return invalid(`An adjusted score of ${worth} isn’t possible. Check the score and the ratings.`, fields);
}
