import * as v from 'valibot';

/*
 * Building blocks for decoding the answers of a backend that we do not control (decisions.md section 2): booleans come as true, 1, "1" or "true", numbers as strings, fields are missing or null.
 */

/** A number, or a string that holds one. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
);

/** An id: a whole number above or equal to 0. */
export const id = v.pipe(number, v.integer(), v.minValue(0));

/** A number, or null for missing, null and "". */
export const maybeNumber = v.pipe(
  v.nullish(v.union([v.literal(''), number]), null),
  v.transform((value) => (value === '' ? null : value)),
);

/** A non-empty string, or null for missing, null and "". */
export const maybeText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
);

/** A string; missing and null are "". */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);

/** A name that must be there. */
export const name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** True for true, 1, "1" and "true"; anything else is false. */
export const flag = v.pipe(
  v.nullish(v.unknown(), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Whether a player has been announced. One of whom another backend does not say is. */
export const announced = v.nullish(flag, true);

/** A picture path as some backends send it: quotes at its end are stripped; null when there is none. */
export const picture = v.pipe(
  maybeText,
  v.transform((path) => path?.replace(/["']+$/, '') || null),
);

/** Turns one answer into typed data; throws when the whole answer is not of the form. */
export type Decoder<T> = (answer: unknown) => T;

/** Decodes an answer that is one object. */
export function record<Schema extends v.GenericSchema>(schema: Schema): Decoder<v.InferOutput<Schema>> {
  return (answer) => v.parse(schema, answer);
}

/**
 * Decodes a list row by row: a bad row is dropped and named on the console, the rest is kept.
 * @throws TypeError when the answer is no list at all.
 */
export function rows<Schema extends v.GenericSchema>(schema: Schema): Decoder<v.InferOutput<Schema>[]> {
  return (answer) => {
    if (!Array.isArray(answer)) throw new TypeError('the answer is not a list');
    return answer.flatMap((row: unknown, index) => {
      const result = v.safeParse(schema, row);
      if (result.success) return [result.output];
      const [issue] = result.issues;
      console.warn(`Dropped row ${index} of an answer: ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`);
      return [];
    });
  };
}
