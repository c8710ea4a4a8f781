import { typedHandicap, typedNumber } from './decimals.ts';
import { FIELDS, type Field, type Form } from './form.ts';

/** The least and the most that a figure can be, with room for every course there is. */
interface Range {
  lowest: number;
  highest: number;
  /** What to say of a figure outside. */
  message: string;
}

const range = (what: string, lowest: number, highest: number): Range => ({
  lowest,
  highest,
  message: `${what} run from ${lowest} to ${highest}.`,
});

const NINE_PAR = range('Pars for 9 holes', 9, 50);
const NINE_RATING = range('Course ratings for 9 holes', 10, 60);
/** The lowest and the highest that the World Handicap System gives. */
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

/** Whether it is a number that the field can have; an empty field is not. */
export function isPossible(field: Field, typed: string): boolean {
  const number = field === 'estimate' ? typedHandicap(typed) : typedNumber(typed);
  const limits = RANGES[field];
  return number !== null && (limits === undefined || lies(Number(number), limits));
}

/**
 * Figures that cannot be: nothing is worked out from them.
 * @returns what to say, and the fields that it is about; null where there is nothing to say
 */
export function impossible(form: Form): { message: string; fields: Field[] } | null {
  const fields = FIELDS[form.mode].filter(
    (field) => typedNumber(form[field]) !== null && !isPossible(field, form[field]),
  );
  if (fields.length === 0) return null;
  const messages = new Set(fields.flatMap((field) => RANGES[field]?.message ?? []));
  return { message: [...messages].join(' '), fields };
}

/** Error of a typed handicap; undefined when it is valid. */
export const handicapFault = (typed: string) =>
  typedHandicap(typed) === null || isPossible('estimate', typed) ? undefined : HANDICAP.message;

/** Adjusted scores, of the least and the most that can be. */
const ADJUSTED: Range = { lowest: -100, highest: 400, message: '' };

/** Whether a round can be worth so much; what each figure allows may still make none together. */
export const isPossibleAdjusted = (adjusted: number) => lies(adjusted, ADJUSTED);
