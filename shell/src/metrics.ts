import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Leaves a measurement on the browser's own timeline, for whoever opens its tools. Nothing is sent anywhere. */
function note({ name, value, rating }: Metric): void {
  performance.mark(`web-vitals:${name}`, { detail: { value, rating } });
}

/** Measures what this visit feels like. */
export function measureVisit(): void {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
}
