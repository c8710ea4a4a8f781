import { describe, expect, test } from 'vitest';
import {
  cabinetPicture,
  drawerGrid,
  inDrawers,
  onShelves,
  phoneSlot,
  slotForAll,
  trophySlot,
} from './cabinet-layout.ts';

describe('the picture of a cabinet', () => {
  const path = '/images/cabinet/oak.svg';

  test.each([
    [false, false, false, '/images/cabinet/oak.svg'],
    [true, false, false, '/images/cabinet/oak-left.svg'],
    [false, true, false, '/images/cabinet/oak-right.svg'],
    [true, true, false, '/images/cabinet/oak-both.svg'],
    [false, false, true, '/images/cabinet/oak-mobile.svg'],
    [true, false, true, '/images/cabinet/oak-left-mobile.svg'],
    [false, true, true, '/images/cabinet/oak-right-mobile.svg'],
    [true, true, true, '/images/cabinet/oak-both-mobile.svg'],
  ])('left open %s, right open %s, mobile %s: %s', (left, right, mobile, expected) => {
    expect(cabinetPicture(path, { left, right }, mobile)).toBe(expected);
  });

  test('may have dots in its path, or no extension', () => {
    const open = { left: true, right: false };
    expect(cabinetPicture('https://cdn.test/v1.2/oak.png', open, false)).toBe('https://cdn.test/v1.2/oak-left.png');
    expect(cabinetPicture('/oak', open, true)).toBe('/oak-left-mobile');
  });
});

test('more than seven trophies stand closer together', () => {
  expect([0, 7, 8, 30].map(trophySlot)).toEqual([6.66, 6.66, 4.44, 4.44]);
});

test('two shelves take four and the rest, one takes all; nothing is lost', () => {
  const things = [1, 2, 3, 4, 5, 6];
  expect(onShelves(things, 1)).toEqual([things]);
  expect(onShelves(things, 2)).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  expect(onShelves([], 2)).toEqual([[], []]);
});

test('a full row of a phone fits its shelf, with those that lie taking two places', () => {
  const standing = { lies: false };
  const lying = { lies: true };
  for (const row of [[standing], [standing, standing, standing, standing], [lying, standing, lying, standing]]) {
    const width = row.reduce((sum, { lies }) => sum + phoneSlot(row, 4) * (lies ? 2 : 1), 0);
    expect(width).toBeLessThanOrEqual(100);
  }
});

test.each([
  [15, 5.92, 5.92],
  [16, 6, 95 / 8],
  [40, 10, 95 / 20],
])('%i things whose places are %f %% wide get %f %% each: beside each other, or on two tiers', (count, slot, width) => {
  const things = Array.from({ length: count }, () => ({ lies: false }));
  expect(slotForAll(things, slot)).toBeCloseTo(Math.min(slot, width), 10);
  expect(slotForAll(things, slot) * Math.ceil(count / 2)).toBeLessThanOrEqual(95);
});

test.each([
  [1, 2.6],
  [4, 2.6],
  [5, 1.3],
  [21, 2.6],
  [60, 1.3],
])('a drawer has a place for each of %i items, whatever its shape (%f)', (count, ratio) => {
  const { columns, rows } = drawerGrid(count, ratio);
  expect(columns * rows).toBeGreaterThanOrEqual(count);
  expect(columns * (rows - 1)).toBeLessThan(Math.max(count, columns + 1));
});

test('four items lie in the left drawer, the rest in the right', () => {
  expect(inDrawers([1, 2, 3, 4, 5, 6])).toEqual({ left: [1, 2, 3, 4], right: [5, 6] });
});
