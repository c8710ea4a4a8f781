import { typedHandicap, typedNumber } from './decimals.ts';
import { FIELDS, type Field, type Form } from './form.ts';

/** Lowest and highest value of a figure, with a margin for every existing course. */
interface Range {
  lowest: number;
  highest: number;
  /** Message for a figure outside the range. */
  message: string;
}

const range = (what: string, lowest: number, highest: number): Range => ({
  lowest,
  highest,
  message: `${what} run from ${lowest} to ${highest}.`,
});

const NINE_PAR = range('Pars for 9 holes', 9, 50);
const NINE_RATING = range('Course ratings for 9 holes', 10, 60);
/** Lowest and highest slope rating of the World Handicap System. */
const SLOPE = range('Slope ratings', 55, 155);
/** Plus handicaps negative. */
const HANDICAP: Range = { lowest: -15, highest: 99, message: 'Handicaps run from +15 to 99.' };

const RANGES: Partial<Record<Field, Range>> = {
  coursePar: range('Course pars', 18, 100),
  courseRating: range('Course ratings', 20, 120),
  slopeRating: SLOPE,
  frontPar: NINE_PAR,
  frontRating: NINE_RATING,
  frontSlope: SLOPE,
  backPar: NINE_PAR,
  backRating: NINE_RATING,
  backSlope: SLOPE,
  playedPar: range('Pars for the holes played', 9, 100),
  estimate: HANDICAP,
  score: range('Scores', 9, 400),
};

const lies = (value: number, { lowest, highest }: Range) => value >= lowest && value <= highest;

/** Whether the text is a possible number for the field; an empty field is not. */
export function isPossible(field: Field, typed: string): boolean {
  const number = field === 'estimate' ? typedHandicap(typed) : typedNumber(typed);
  const limits = RANGES[field];
  return number !== null && (limits === undefined || lies(Number(number), limits));
}

/**
 * Finds impossible figures, which block the calculation.
 * @returns the message and its fields; null if all figures are possible
 */
export function impossible(form: Form): { message: string; fields: Field[] } | null {
  const fields = FIELDS[form.mode].filter(
    (field) => typedNumber(form[field]) !== null && !isPossible(field, form[field]),
  );
  if (fields.length === 0) return null;
  const messages = new Set(fields.flatMap((field) => RANGES[field]?.message ?? []));
  return { message: [...messages].join(' '), fields };
}

/** Error of a typed handicap; undefined if valid. */
export const handicapFault = (typed: string) =>
  typedHandicap(typed) === null || isPossible('estimate', typed) ? undefined : HANDICAP.message;

/** Lowest and highest adjusted score. */
const ADJUSTED: Range = { lowest: -100, highest: 400, message: '' };

/** Whether an adjusted score is possible: figures that are possible alone may be impossible together. */
export const isPossibleAdjusted = (adjusted: number) => lies(adjusted, ADJUSTED);
