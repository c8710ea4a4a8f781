import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VersionOf } from './sampled-visit.ts';

/** Share of visits that report how they went. */
const SAMPLED = 0.05;

/** Marks a measurement on the browser's timeline, for its developer tools. */
function note({ name, value, rating }: Metric): void {
  performance.mark(`web-vitals:${name}`, { detail: { value, rating } });
}

/** Whether the server counts this page for a trial. */
function isCounted(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.serverTiming?.some(({ name }) => name === COUNTED_PAGE) ?? false;
}

/**
 * Measures the web vitals of this visit. Sends them if the page counts for a trial, or the visit is sampled.
 * @param versionOf version of an app on this page; null: a preview, which is never sampled
 */
export function measureVisit(versionOf: VersionOf | null): void {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
  const sampled = Math.random() < SAMPLED ? versionOf : null;
  if (!sampled && !isCounted()) return;
  import('./counted-page.ts').then(
    ({ measureCountedPage }) => measureCountedPage(sampled),
    () => {}, // A page without a report counts as not measured.
  );
}
