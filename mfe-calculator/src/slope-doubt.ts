import { typedNumber } from './decimals.ts';
import { FIELDS, type Field, type Form } from './form.ts';

/** The lowest and the highest slope rating that the World Handicap System gives. */
const [LOWEST, HIGHEST] = [55, 155];

const SLOPES: ReadonlySet<Field> = new Set(['slopeRating', 'frontSlope', 'backSlope']);

function isOdd(typed: string): boolean {
  const slope = typedNumber(typed);
  return slope !== null && (Number(slope) < LOWEST || Number(slope) > HIGHEST);
}

/**
 * Slope ratings that no scorecard has: slips, as a rule. They are worked with all the same.
 * @returns what to say, and the fields that it is about; null where there is nothing to say
 */
export function slopeDoubt(form: Form): { message: string; fields: Field[] } | null {
  const fields = FIELDS[form.mode].filter((field) => SLOPES.has(field) && isOdd(form[field]));
  return fields.length === 0 ? null : { message: `Slope ratings run from ${LOWEST} to ${HIGHEST}.`, fields };
}
