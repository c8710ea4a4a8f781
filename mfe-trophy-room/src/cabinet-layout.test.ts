import { describe, expect, test } from 'vitest';
import {
  arrange,
  BADGE,
  BADGES_PER_ROW,
  cabinetPicture,
  DESKTOP,
  drawerGrid,
  inDrawers,
  insideOf,
  MOBILE,
  middlesOf,
  onShelves,
  phoneSlot,
  slotOfMany,
  trophiesPerRow,
  TROPHY,
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

test('behind the glass are all shelves, below the plaque and above the drawers', () => {
  for (const layout of [DESKTOP, MOBILE]) {
    const { box, trophies } = insideOf(layout);
    expect(box.top).toBeGreaterThan(layout.plaque.top + layout.plaque.height);
    expect(box.top + box.height).toBeLessThan(layout.drawers.left.closed.top);
    const badges = layout.badgeShelves[0]?.top ?? NaN;
    expect(box.top + (box.height * trophies) / 100).toBeLessThan(badges);
  }
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
  const lengths = (count: number) => onShelves(Array.from({ length: count }), 2, true).map(({ length }) => length);
  expect([3, 8, 12, 13].map(lengths)).toEqual([
    [3, 0],
    [4, 4],
    [4, 8],
    [8, 5],
  ]);
});

test.each([
  [4, 'one'],
  [5, 'stepped'],
  [8, 'stepped'],
  [9, 'many'],
  [12, 'many'],
])('on a phone %i badges of a shelf are in rows of four', (count, rows) => {
  const things = Array.from({ length: count }, () => ({ lies: false }));
  const box = { left: 10, top: 60, width: 80, height: 15 };
  const [standing] = arrange(
    [{ things, box, slot: phoneSlot(things, BADGES_PER_ROW), perRow: BADGES_PER_ROW }],
    0.6,
    BADGE,
  ).standings;
  expect(standing?.rows).toBe(rows);
  if (rows === 'many') expect(Math.floor(100 / (standing?.slot ?? 0))).toBe(4);
});

test('on a phone the first row has four trophies, the second five', () => {
  expect([0, 1].map(trophiesPerRow)).toEqual([4, 5]);
});

test('a full row of a phone fits its shelf, with those that lie taking two places', () => {
  const standing = { lies: false };
  const lying = { lies: true };
  for (const row of [[standing], [standing, standing, standing, standing], [lying, standing, lying, standing]]) {
    const width = row.reduce((sum, { lies }) => sum + phoneSlot(row, 4) * (lies ? 2 : 1), 0);
    expect(width).toBeLessThanOrEqual(100);
  }
});

describe('how things stand', () => {
  const box = { left: 12.5, top: 16, width: 75, height: 30 };
  const ratio = 4 / 3;
  const some = (count: number, lying = 0) => Array.from({ length: count }, (_, index) => ({ lies: index < lying }));
  const places = (count: number, lying = 0) => count + lying;

  test.each([
    [1, 0, 'one'],
    [7, 0, 'one'],
    [8, 0, 'one'],
    [13, 2, 'stepped'],
    [18, 2, 'stepped'],
    [30, 4, 'many'],
  ])('%i trophies, %i of them lying, stand in rows: %s', (count, lying, rows) => {
    const { standings } = arrange([{ things: some(count, lying), box, slot: 5.92 }], ratio, TROPHY);
    expect(standings[0]?.rows).toBe(rows);
  });

  test.each([
    [1, 0],
    [7, 7],
    [9, 1],
    [13, 2],
    [20, 0],
  ])('%i trophies, %i of them lying, stay on their shelf and touch no other of their row', (count, lying) => {
    const { standings, scale } = arrange([{ things: some(count, lying), box, slot: 5.92 }], ratio, TROPHY);
    const { pitch = 0, slot = 0, rows } = standings[0] ?? {};
    // In percent of the shelf.
    const wide = (scale * TROPHY.standing[0] * 100) / box.width;
    const perPlace = rows === 'stepped' ? 2 * pitch : pitch;
    expect(wide).toBeLessThanOrEqual(perPlace);
    expect(slot).toBeLessThanOrEqual(pitch);
    const overEdge = Math.max(0, wide - pitch) / 2;
    expect(places(count, lying) * pitch + 2 * overEdge).toBeLessThanOrEqual(100);
    const rowHeight = box.height / ratio / (rows === 'stepped' ? 2 : 1);
    expect(scale * TROPHY.standing[1]).toBeLessThanOrEqual(rowHeight);
  });

  test.each([
    [1, []],
    [4, [3]],
    [8, []],
    [13, [3, 8]],
    [18, [1, 2]],
  ])('%i things, of which %j lie, have one gap between neighbours and the middle of the shelf', (count, lying) => {
    const things = Array.from({ length: count }, (_, index) => ({ lies: lying.includes(index) }));
    const { scale, standings } = arrange([{ things, box, slot: 5.92 }], ratio, TROPHY);
    const standing = standings[0] ?? { farthest: 0, rows: 'many' as const };
    const [wide = 0, long = 0] = [TROPHY.standing[0], TROPHY.lying[0]].map((side) => (side * scale * 100) / box.width);
    const edges = middlesOf(things, standing, wide, long).map((middle, index) => {
      const half = (things[index]?.lies ? long : wide) / 2;
      return [middle - half, middle + half] as const;
    });
    const step = standing.rows === 'stepped' ? 2 : 1;
    const levels = Array.from({ length: step }, (_, level) => edges.filter((_edge, index) => index % step === level));
    for (const level of levels) expect((level[0]?.[0] ?? 0) + (level.at(-1)?.[1] ?? 0)).toBeCloseTo(100);
    const gaps = levels.flatMap((level) => level.slice(1).map(([start], index) => start - (level[index]?.[1] ?? 0)));
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
    for (const gap of gaps) expect(gap).toBeGreaterThan(-0.001);
  });

  test('a full shelf is filled from edge to edge, a few things stand together in its middle', () => {
    const spread = (count: number) => {
      const { standings, scale } = arrange([{ things: some(count), box, slot: 5 }], ratio, TROPHY);
      const standing = standings[0] ?? { farthest: 0, rows: 'one' as const };
      const wide = (TROPHY.standing[0] * scale * 100) / box.width;
      const middles = middlesOf(some(count), standing, wide, wide);
      return Math.max(...middles) - Math.min(...middles) + wide;
    };
    expect(spread(14)).toBeGreaterThan(80);
    expect(spread(3)).toBeLessThan(60);
  });

  test('on two shelves in one scale, which the fuller one sets; an empty one has no say', () => {
    const shelf = (count: number) => ({ things: some(count), box, slot: 20 });
    const { scale: few } = arrange([shelf(4)], ratio, TROPHY);
    const { scale: many } = arrange([shelf(12)], ratio, TROPHY);
    expect(many).toBeLessThan(few);
    expect(arrange([shelf(4), shelf(12)], ratio, TROPHY).scale).toBe(many);
    expect(arrange([shelf(4), shelf(0)], ratio, TROPHY).scale).toBe(few);
  });

  test.each([
    [40, 10, 95 / 20],
    [30, 2, 2],
  ])('%i things whose places are %f %% wide get %f %% each where they are very many', (count, slot, width) => {
    expect(slotOfMany(count, slot)).toBeCloseTo(width, 10);
  });
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
