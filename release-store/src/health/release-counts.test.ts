import { expect, test } from 'vitest';
import { KEPT_DAYS, latestDays, noPages, noVisits } from './record.ts';
import { countsOf, healthOf } from './release-counts.ts';

test('counts hold all that is known of a release', () => {
  const trial = {
    since: '2026-01-01',
    trial: { ...noPages(), pages: 20, failed: 5 },
    live: { ...noPages(), pages: 30, slowAnswer: 1 },
    engines: { webkit: { trial: { ...noPages(), pages: 2, failed: 1 }, live: noPages() } },
  };
  const health = new Map([
    [
      'mfe-courses 2',
      {
        pages: 50,
        failures: { render: 2, load: 1 },
        trial,
        days: { '2027-01-02': { webkit: { ...noVisits(), slowPaint: 2 } } },
      },
    ],
    [
      'shell 1',
      { pages: 50, failures: {}, days: { '2027-01-02': { chromium: { ...noVisits(), sampled: 3, crashed: 1 } } } },
    ],
  ]);
  expect(healthOf(countsOf(health))).toEqual(health);
});

test('a release keeps its latest days', () => {
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, day) => [`2026-11-${String(28 - day)}`, {}]));
  expect(Object.keys(latestDays(named(10)))).toEqual(Object.keys(named(KEPT_DAYS)).toReversed());
});
