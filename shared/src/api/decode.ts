import * as v from 'valibot';

/*
 * Schemas for the answers of a backend that we do not control (decisions.md section 2): booleans as true, 1, "1" or
 * "true", numbers as strings, fields missing or null.
 */

/** A number, or a string with a number. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
);

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

/** A required name. */
export const name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** True for true, 1, "1" and "true"; false for any other value. */
export const flag = v.pipe(
  v.nullish(v.unknown(), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Whether a player has been announced. Default for other backends: true. */
export const announced = v.nullish(flag, true);

/** A picture path without the trailing quotes that some backends send; null: none. */
export const picture = v.pipe(
  maybeText,
  v.transform((path) => path?.replace(/["']+$/, '') || null),
);

/** Decodes one answer. @throws if the whole answer is invalid */
export type Decoder<T> = (answer: unknown) => T;

/** Decodes an answer that is one object. @throws ValiError */
export function record<Schema extends v.GenericSchema>(schema: Schema): Decoder<v.InferOutput<Schema>> {
  return (answer) => v.parse(schema, answer);
}

/**
 * Decodes a list row by row. An invalid row is dropped and reported on the console.
 * @throws TypeError if the answer is not a list
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
