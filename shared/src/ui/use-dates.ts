import { datesOf, NEUTRAL_DATES, type Dates } from '../format/index.ts';
import { useHydrated } from './use-hydrated.ts';

/** How the visitor writes days; the neutral way on the server and while React hydrates. */
export function useDates(): Dates {
  return useHydrated() ? datesOf(navigator.language) : NEUTRAL_DATES;
}
