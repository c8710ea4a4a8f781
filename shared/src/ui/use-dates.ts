import { useSyncExternalStore } from 'react';
import { datesOf, NEUTRAL_DATES, type Dates } from '../format/index.ts';

const subscribeToNothing = () => () => {};

/** Date formats of the visitor's locale; the neutral format on the server and during hydration. */
export function useDates(): Dates {
  // Where the formats are the same, nothing is rendered anew.
  return useSyncExternalStore(
    subscribeToNothing,
    () => datesOf(navigator.language),
    () => NEUTRAL_DATES,
  );
}
