import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Marks a measurement on the browser's timeline, for its developer tools. */
function note({ name, value, rating }: Metric): void {
  performance.mark(`web-vitals:${name}`, { detail: { value, rating } });
}

/** Whether the server counts this page for a trial. */
function isCounted(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.serverTiming?.some(({ name }) => name === COUNTED_PAGE) ?? false;
}

/** Measures the web vitals of this visit. Sends nothing, unless the page counts for a trial. */
export function measureVisit(): void {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
  if (!isCounted()) return;
  import('./counted-page.ts').then(
    ({ measureCountedPage }) => measureCountedPage(),
    () => {}, // A page without a report counts as not measured.
  );
}
