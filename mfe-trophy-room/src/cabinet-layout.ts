import {
  DESKTOP_CABINET,
  MOBILE_CABINET,
  type Box as PixelBox,
  type CabinetLayout as PixelLayout,
  type Drawer,
  type Side,
} from '@golf/shared/cabinet-layout';

export type { Side } from '@golf/shared/cabinet-layout';

/** The cabinet of a player whose own could not be loaded, or who has none. */
export const STANDARD_CABINET = '/images/cabinet/oak.svg';

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

/** All that is behind the glass; and how far down the trophies' shelves reach in it, in percent of its height. */
export function insideOf({ trophyShelves, badgeShelves }: CabinetLayout): { box: Box; trophies: number } {
  const [first, ...others] = [...trophyShelves, ...badgeShelves];
  const [last, trophies] = [others.at(-1), trophyShelves.at(-1)];
  if (!first || !last || !trophies) throw new Error('A cabinet has shelves for trophies and for badges.');
  const reach = ({ top, height }: Box) => top + height - first.top;
  return { box: { ...first, height: reach(last) }, trophies: (reach(trophies) / reach(last)) * 100 };
}

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

/** Lies flat: its place is as wide as two of the others. */
interface Lying {
  lies: boolean;
}

const lyingAmong = (things: readonly Lying[]) => things.filter(({ lies }) => lies).length;

/**
 * Width of a place on a phone's shelf, in percent of the shelf: so that a full row fits, with those that lie taking
 * two places.
 * @param perRow places of the row: 4, or 5 for the second row of trophies
 */
export function phoneSlot(things: readonly Lying[], perRow: number): number {
  return FILLED / (perRow + lyingAmong(things.slice(0, perRow)));
}

/** Width and height of what stands and of what lies flat, in a unit of the pictures: scale makes percent of it. */
export interface Shape {
  standing: readonly [width: number, height: number];
  lying: readonly [width: number, height: number];
}

export const TROPHY: Shape = { standing: [2, 3], lying: [3, 1.1] };
export const BADGE: Shape = { standing: [1, 1], lying: [1, 1] };

/** How things stand on a shelf. */
export interface Standing {
  /** Width of a place, in percent of the shelf. */
  slot: number;
  /** From a place to the next, in percent of the shelf: more than a slot where there is room. */
  pitch: number;
  /** The same at most: things that are few stand together. */
  farthest: number;
  /**
   * In one row; or every other one on a step at the back, so that each may be as wide as two places; or, where they are
   * very many, in as many rows as they need.
   */
  rows: 'one' | 'stepped' | 'many';
}

/** Rows of a given length that one shelf takes: in more of them, a thing would be lower than what a finger can hit. */
const MOST_ROWS = 3;
/** Places that a stepped shelf takes: with more of them, a thing would be narrower than what a finger can hit. */
const STEPPED = 20;
/** How far apart narrow places are at most, in percent of the shelf. */
const FARTHEST = { one: 16, stepped: 9 };
/** How much larger things must be on a step, which is the less calm way to stand. */
const WORTH_A_STEP = 1.15;
/** Share of its place that a thing takes, and share of the height of its row. */
const TAKEN = { one: [0.94, 0.9], stepped: [2, 0.45] } as const;

function standingIn(rows: 'one' | 'stepped', places: number, slot: number): Standing {
  const fitting = FILLED / (rows === 'one' ? places : places + 1);
  const farthest = Math.max(FARTHEST[rows], slot);
  const pitch = Math.min(fitting, farthest);
  return { slot: Math.min(slot, pitch), pitch, farthest, rows };
}

/** How large things may be that stand so: percent of the cabinet's width to a unit of their shape. */
function scaleOf({ pitch, rows }: Standing, { width, height }: Box, ratio: number, shape: Shape): number {
  if (rows === 'many') return Infinity;
  const [ofPlace, ofHeight] = TAKEN[rows];
  return Math.min(
    (pitch * width * ofPlace) / 100 / shape.standing[0],
    ((height / ratio) * ofHeight) / shape.standing[1],
  );
}

/**
 * How things of one kind stand on their shelves: on each in that way in which they are clearly larger, and in the same scale on
 * all of them.
 * @param shelves what each shelf holds, its place, the width of a place on it in percent of the shelf, and how many things
 *   stand in a row at most
 * @param ratio width ÷ height of the cabinet
 * @returns scale: percent of the cabinet's width to a unit of the shape
 */
export function arrange(
  shelves: readonly { things: readonly Lying[]; box: Box; slot: number; perRow?: number | undefined }[],
  ratio: number,
  shape: Shape,
): { standings: Standing[]; scale: number } {
  const standings = shelves.map(({ things, box, slot, perRow }): Standing => {
    const places = things.length + lyingAmong(things);
    const rows = Math.ceil(things.length / (perRow ?? Infinity));
    if (perRow && rows === MOST_ROWS) {
      const full = FILLED / perRow;
      return { slot: full, pitch: full, farthest: full, rows: 'many' };
    }
    if (perRow && rows < MOST_ROWS) return standingIn(rows === 2 ? 'stepped' : 'one', places, slot);
    if (places > STEPPED) {
      const many = slotOfMany(places, slot);
      return { slot: many, pitch: many, farthest: many, rows: 'many' };
    }
    const [one, stepped] = [standingIn('one', places, slot), standingIn('stepped', places, slot)];
    return scaleOf(stepped, box, ratio, shape) > WORTH_A_STEP * scaleOf(one, box, ratio, shape) ? stepped : one;
  });
  const scales = standings.map((standing, index) => {
    const shelf = shelves[index];
    return shelf && shelf.things.length > 0 ? scaleOf(standing, shelf.box, ratio, shape) : Infinity;
  });
  return { standings, scale: Math.min(...scales) };
}

/** Width of a place where things are very many: so that two rows hold them, as far as a finger can hit them. */
export function slotOfMany(places: number, slot: number): number {
  return Math.min(slot, FILLED / Math.ceil(places / 2));
}

/**
 * The middles of the things on a shelf, in percent of it: between neighbours lies the same gap, whether they stand or lie. On a
 * stepped shelf every other one is at the back, and each level has neighbours of its own.
 * @param standing width of what stands, in percent of the shelf
 * @param lying width of what lies flat
 */
export function middlesOf(
  things: readonly Lying[],
  { farthest, rows }: Pick<Standing, 'farthest' | 'rows'>,
  standing: number,
  lying: number,
): number[] {
  const count = rows === 'stepped' ? 2 : 1;
  const widths = things.map(({ lies }) => (lies ? lying : standing));
  const levels = Array.from({ length: count }, (_, level) => {
    const own = widths.filter((_, index) => index % count === level);
    return { number: own.length, taken: own.reduce((sum, width) => sum + width, 0) };
  });
  const fitting = levels.map(({ number, taken }) => (FILLED - taken) / number);
  const gap = Math.min(count * farthest - standing, ...fitting);
  const edges = levels.map(({ number, taken }) => 50 - (taken + gap * (number - 1)) / 2);
  return widths.map((width, index) => {
    const edge = edges[index % count] ?? 0;
    edges[index % count] = edge + width + gap;
    return edge + width / 2;
  });
}

/** How many items lie beside each other in an open drawer, and in how many rows. @param ratio width ÷ height of its felt */
export function drawerGrid(count: number, ratio: number): { columns: number; rows: number } {
  const least = Math.ceil(ratio);
  const most = Math.max(Math.ceil(Math.sqrt(count * ratio)), least);
  const rows = Math.ceil(count / most);
  // As many in each row: three and one would leave the half of the felt bare.
  return { columns: Math.max(Math.ceil(count / rows), least), rows };
}

/**
 * Spreads things over the shelves there are: all on one, or four and the rest on two.
 * @param alike whether the two shelves are of the same height: then the first takes two rows of four once the second is full
 */
export function onShelves<T>(things: readonly T[], shelves: number, alike = false): T[][] {
  if (shelves === 1) return [[...things]];
  const first = alike && things.length > 3 * FIRST_ROW ? 2 * FIRST_ROW : FIRST_ROW;
  return [things.slice(0, first), things.slice(first)];
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
