import { expect, test, vi } from 'vitest';
import { measureVisit } from './metrics.ts';

vi.mock('web-vitals', () => {
  const reporting = (name: string) => (note: (metric: object) => void) => note({ name, value: 12, rating: 'good' });
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, reporting(name)]));
});

test('measurements stay on the timeline of the browser, and nothing is sent', () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  Object.assign(navigator, { sendBeacon: send });
  const mark = vi.spyOn(performance, 'mark').mockReturnThis();
  measureVisit();
  expect(mark.mock.calls.map(([name]) => name).toSorted()).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => `web-vitals:${name}`),
  );
  expect(mark).toHaveBeenCalledWith('web-vitals:LCP', { detail: { value: 12, rating: 'good' } });
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
