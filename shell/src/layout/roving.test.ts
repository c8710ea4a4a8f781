import { expect, test } from 'vitest';
import { nextItem } from './roving.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Tab', 1, null],
])('%s from item %i of four leads to %s', (key, from, to) => {
  expect(nextItem(key, from, 4)).toBe(to);
});

test('an empty list leads nowhere', () => {
  expect(nextItem('ArrowDown', -1, 0)).toBeNull();
});
