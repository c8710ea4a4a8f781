import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Leaves a measurement on the browser's own timeline, for whoever opens its tools. */
function note({ name, value, rating }: Metric): void {
  performance.mark(`web-vitals:${name}`, { detail: { value, rating } });
}

/** Whether the server counts this page for a trial. */
function isCounted(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.serverTiming?.some(({ name }) => name === COUNTED_PAGE) ?? false;
}

/** Measures what this visit feels like. Of that nothing is sent anywhere, unless the page counts for a trial. */
export function measureVisit(): void {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
  if (!isCounted()) return;
  import('./counted-page.ts').then(
    ({ measureCountedPage }) => measureCountedPage(),
    () => {}, // A page that does not say how it went counts as one that was not measured.
  );
}
