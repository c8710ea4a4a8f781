import { expect, test } from 'vitest';
import { noPages } from './record.ts';
import { countsOf, healthOf } from './release-counts.ts';

test('counts hold all that is known of a release', () => {
  const trial = {
    since: '2026-01-01',
    trial: { ...noPages(), pages: 20, failed: 5 },
    live: { ...noPages(), pages: 30, slowAnswer: 1 },
    engines: { webkit: { trial: { ...noPages(), pages: 2, failed: 1 }, live: noPages() } },
  };
  const health = new Map([
    ['mfe-courses 2', { pages: 50, failures: { render: 2, load: 1 }, trial }],
    ['shell 1', { pages: 50, failures: {} }],
  ]);
  expect(healthOf(countsOf(health))).toEqual(health);
});
