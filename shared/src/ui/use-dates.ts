import { datesOf, NEUTRAL_DATES, type Dates } from '../format/index.ts';
import { useBrowserValue } from './use-hydrated.ts';

/** Date formats of the visitor's locale; the neutral format on the server and during hydration. */
export function useDates(): Dates {
  return useBrowserValue(() => datesOf(navigator.language), NEUTRAL_DATES);
}
