import { datesOf, NEUTRAL_DATES, type Dates } from '../format/index.ts';
import { useHydrated } from './use-hydrated.ts';

/** Date formats of the visitor's locale; the neutral format on the server and during hydration. */
export function useDates(): Dates {
  return useHydrated() ? datesOf(navigator.language) : NEUTRAL_DATES;
}
