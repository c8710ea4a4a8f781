/*
 * Where things stand in the cabinet pictures, in percent of the picture. The pictures are drawn to these places
 * (docs/data.md, cabinets.csv): every cabinet keeps to them.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface DrawerLayout {
  /** Front of the closed drawer, felt of the open one, front of the open one. */
  closed: Box;
  felt: Box;
  front: Box;
}

export interface CabinetLayout {
  /** Width ÷ height of the picture. */
  ratio: number;
  plaque: Box;
  /** Things stand on the lower edge of a shelf. */
  trophyShelves: readonly Box[];
  badgeShelves: readonly Box[];
  drawers: Record<Side, DrawerLayout>;
}

export type Side = 'left' | 'right';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

export const DESKTOP: CabinetLayout = {
  ratio: 1200 / 900,
  plaque: box(35, 5.11, 30, 6.22),
  trophyShelves: [box(12.5, 16.67, 75, 18.44)],
  badgeShelves: [box(12.5, 38, 75, 15.56)],
  drawers: {
    left: {
      closed: box(10.33, 58.89, 38.67, 12),
      felt: box(10.83, 60.44, 37.5, 19.11),
      front: box(8.33, 80.67, 40.67, 14.22),
    },
    right: {
      closed: box(51, 58.89, 38.67, 12),
      felt: box(51.67, 60.44, 37.5, 19.11),
      front: box(51, 80.67, 40.67, 14.22),
    },
  },
};

export const MOBILE: CabinetLayout = {
  ratio: 600 / 1100,
  plaque: box(21.67, 3.45, 56.67, 4.55),
  trophyShelves: [box(10.33, 12, 79.33, 13.27), box(10.33, 26.91, 79.33, 13.27)],
  badgeShelves: [box(10.33, 41.82, 79.33, 10), box(10.33, 53.45, 79.33, 10)],
  drawers: {
    left: { closed: box(7.33, 67.45, 41.33, 8.73), felt: box(8, 68.55, 40, 16.91), front: box(4.67, 86.36, 44, 10.18) },
    right: {
      closed: box(51.33, 67.45, 41.33, 8.73),
      felt: box(52, 68.55, 40, 16.91),
      front: box(51.33, 86.36, 44, 10.18),
    },
  },
};

/** Trophies beyond this many stand closer together. */
const ROOMY = 7;

/** Width of a trophy's place on a desk, in percent of the cabinet. */
export function trophySlot(count: number): number {
  return count > ROOMY ? 4.44 : 6.66;
}

/** Places of the first row on a phone; the rest is in the second. */
const FIRST_ROW = 4;

/** Share of a phone's shelf that things may take, in percent: a little air stays between them. */
const FILLED = 95;

/**
 * Width of a place on a phone's shelf, in percent of the shelf: so that a full row fits, with those that lie taking
 * two places. What goes beyond a full row is scrolled to.
 * @param perRow places of the row: 4, or 5 for the second row of trophies
 */
export function phoneSlot(things: readonly { lies: boolean }[], perRow: number): number {
  const lying = things.slice(0, perRow).filter(({ lies }) => lies).length;
  return FILLED / (perRow + lying);
}

/** Spreads things over the shelves there are: all on one, or four and the rest on two. */
export function onShelves<T>(things: readonly T[], shelves: number): T[][] {
  return shelves === 1 ? [[...things]] : [things.slice(0, FIRST_ROW), things.slice(FIRST_ROW)];
}

/** Items of the left drawer; the rest lies in the right one. */
const LEFT_DRAWER = 4;

export function inDrawers<T>(items: readonly T[]): Record<Side, T[]> {
  return { left: items.slice(0, LEFT_DRAWER), right: items.slice(LEFT_DRAWER) };
}

/** The picture of the cabinet for what is open: a suffix before the extension. */
export function cabinetPicture(path: string, open: Record<Side, boolean>, mobile: boolean): string {
  const drawers = open.left && open.right ? '-both' : open.left ? '-left' : open.right ? '-right' : '';
  return path.replace(/(\.\w+)?$/, (extension) => `${drawers}${mobile ? '-mobile' : ''}${extension}`);
}
