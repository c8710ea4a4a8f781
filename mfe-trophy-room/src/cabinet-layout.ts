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
