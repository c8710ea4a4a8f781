import { expect, test } from 'vitest';
import { hasMore, PAGE } from './paging.ts';

/** How many entries each press of Load More leaves on show, until it is gone. */
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
