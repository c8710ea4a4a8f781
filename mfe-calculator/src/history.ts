import { createPreference } from '@golf/shared/platform';
import * as v from 'valibot';

/** The visitor's own scores, oldest first, kept in their browser. */
export const calculatorHistory = createPreference(
  'calculatorHistory',
  v.array(v.object({ adjusted: v.pipe(v.number(), v.finite()) })),
  [],
);
