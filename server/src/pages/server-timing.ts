import type { StoredPage } from './page-store.ts';

/** Maximum characters of the value: with its name the header has 120 bytes. */
const LONGEST = 120 - 'server-timing: '.length;

/** "mfe-courses/Courses" → "courses.Courses": a slash is not allowed in the name of a metric. */
const metricOf = (slot: string) => slot.replace(/^mfe-/, '').replace('/', '.');

/**
 * Value of `Server-Timing`: render time of each slot, slowest first and as many as fit, if the page was rendered for
 * this request; else the age of the kept page. "browser": the page is left to the browser. Milliseconds.
 * @param since arrival of the request
 * @param others metrics that the answer has already
 */
export function serverTiming(
  { times, madeAt }: Pick<StoredPage, 'times' | 'madeAt'>,
  since: number,
  others: readonly string[] = [],
): string {
  const isKept = madeAt < since;
  const slots = isKept ? [] : Object.entries(times).toSorted(([, a], [, b]) => b - a);
  const without = isKept ? `kept;dur=${since - madeAt}` : 'browser';
  const own = slots.length > 0 ? slots.map(([slot, ms]) => `${metricOf(slot)};dur=${ms}`) : [without];
  const metrics = [...others, ...own];
  while (metrics.join(', ').length > LONGEST) metrics.pop();
  return metrics.join(', ');
}
