import { expect, test } from 'vitest';
import { hasMore, PAGE } from './paging.ts';

/** Number of visible entries after each press of Load More, until the button disappears. */
function pages(scoreUpdates: number): number[] {
  const shown = [PAGE];
  for (let last = PAGE; hasMore(last, scoreUpdates);) {
    last += PAGE;
    shown.push(last);
  }
  return shown;
}

test.each([
  [0, [10]],
  [9, [10]],
  [10, [10]],
  [11, [10, 20]],
  [49, [10, 20, 30, 40, 50]],
  [50, [10, 20, 30, 40, 50]],
  [51, [10, 20, 30, 40, 50]],
])('%i score updates show in steps of %j', (scoreUpdates, shown) => {
  expect(pages(scoreUpdates)).toEqual(shown);
});
