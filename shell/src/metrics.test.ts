import { afterEach, expect, test, vi } from 'vitest';
import { measureVisit } from './metrics.ts';

vi.mock('web-vitals', () => {
  const reporting = (name: string) => (note: (metric: object) => void) => note({ name, value: 12, rating: 'good' });
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, reporting(name)]));
});

afterEach(() => void vi.restoreAllMocks());

test('measurements stay on the timeline of the browser, and nothing is sent', () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  Object.assign(navigator, { sendBeacon: send });
  const mark = vi.spyOn(performance, 'mark').mockReturnThis();
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  measureVisit(() => '1');
  expect(mark.mock.calls.map(([name]) => name).toSorted()).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => `web-vitals:${name}`),
  );
  expect(mark).toHaveBeenCalledWith('web-vitals:LCP', { detail: { value: 12, rating: 'good' } });
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

/** Measures a visit that is to be sampled. */
function measureSampled(...args: Parameters<typeof measureVisit>) {
  performance.clearMarks();
  vi.spyOn(Math, 'random').mockReturnValue(0.049);
  measureVisit(...args);
  return () => performance.getEntriesByName('golf:measuring').length > 0;
}

test('a preview is never sampled', async () => {
  const isMeasuring = measureSampled(null);
  // The module of a sampled visit: had it been asked for, it would measure by now.
  await import('./counted-page.ts');
  expect(isMeasuring()).toBe(false);
});

test('one visit in twenty is sampled', async () => {
  await expect.poll(measureSampled(() => '1')).toBe(true);
});
