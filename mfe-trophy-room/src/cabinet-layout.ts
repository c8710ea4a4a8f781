import {
  DESKTOP_CABINET,
  MOBILE_CABINET,
  type Box as PixelBox,
  type CabinetLayout as PixelLayout,
  type Drawer,
  type Side,
} from '@golf/shared/cabinet-layout';

export type { Side } from '@golf/shared/cabinet-layout';

/** A place in the cabinet, in percent of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CabinetLayout {
  /** Width ÷ height of the picture. */
  ratio: number;
  plaque: Box;
  /** Things stand on the lower edge of a shelf. */
  trophyShelves: readonly Box[];
  badgeShelves: readonly Box[];
  drawers: Record<Side, Record<keyof Drawer, Box>>;
}

function inPercent({ width, height, plaque, trophyShelves, badgeShelves, drawers }: PixelLayout): CabinetLayout {
  const box = (pixels: PixelBox): Box => ({
    left: (pixels.x / width) * 100,
    top: (pixels.y / height) * 100,
    width: (pixels.width / width) * 100,
    height: (pixels.height / height) * 100,
  });
  const drawer = ({ closed, felt, front }: Drawer) => ({ closed: box(closed), felt: box(felt), front: box(front) });
  return {
    ratio: width / height,
    plaque: box(plaque),
    trophyShelves: trophyShelves.map(box),
    badgeShelves: badgeShelves.map(box),
    drawers: { left: drawer(drawers.left), right: drawer(drawers.right) },
  };
}

export const DESKTOP = inPercent(DESKTOP_CABINET);
export const MOBILE = inPercent(MOBILE_CABINET);

/** Trophies beyond this many stand closer together. */
const ROOMY = 7;

/** Width of a trophy's place on a desk, in percent of the cabinet. */
export function trophySlot(count: number): number {
  return count > ROOMY ? 4.44 : 6.66;
}

/** Places of the first row on a phone; the rest is in the second. */
const FIRST_ROW = 4;

/** Share of a shelf that things may take, in percent: a little air stays beside them. */
const FILLED = 95;

/** Things of which a place is as wide as two of the others. */
const lyingAmong = (things: readonly { lies: boolean }[]) => things.filter(({ lies }) => lies).length;

/**
 * Width of a place on a phone's shelf, in percent of the shelf: so that a full row fits, with those that lie taking
 * two places.
 * @param perRow places of the row: 4, or 5 for the second row of trophies
 */
export function phoneSlot(things: readonly { lies: boolean }[], perRow: number): number {
  return FILLED / (perRow + lyingAmong(things.slice(0, perRow)));
}

/**
 * The same for as many things as there are: what does not fit beside each other stands on a second tier, and two tiers
 * of many hold narrower places.
 * @param slot the width of a place, in percent of the shelf, where there is room
 */
export function slotForAll(things: readonly { lies: boolean }[], slot: number): number {
  const places = things.length + lyingAmong(things);
  return places * slot <= FILLED ? slot : Math.min(slot, FILLED / Math.ceil(places / 2));
}

/** Rows of an open drawer at least, so that a few items are not as high as the drawer. */
const DRAWER_ROWS = 2;

/** How many items lie beside each other in an open drawer, and in how many rows. @param ratio width ÷ height of its felt */
export function drawerGrid(count: number, ratio: number): { columns: number; rows: number } {
  const columns = Math.max(Math.ceil(Math.sqrt(count * ratio)), Math.ceil(DRAWER_ROWS * ratio));
  return { columns, rows: Math.max(DRAWER_ROWS, Math.ceil(count / columns)) };
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
