import {
  DESKTOP_CABINET,
  MOBILE_CABINET,
  type Box as PixelBox,
  type CabinetLayout as PixelLayout,
  type Drawer,
  type Side,
} from '@golf/shared/cabinet-layout';

export type { Side } from '@golf/shared/cabinet-layout';

/** Cabinet of a player without one, or if the player's cabinet failed to load. */
export const STANDARD_CABINET = '/images/cabinet/oak.svg';

/** A position in the cabinet, in percent of the picture. */
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
  /** Pieces rest on the lower edge of a shelf. */
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

/** Bounds of all shelves, and the share of their height that the trophy shelves take, in percent. */
export function insideOf({ trophyShelves, badgeShelves }: CabinetLayout): { box: Box; trophies: number } {
  const [first, ...others] = [...trophyShelves, ...badgeShelves];
  const [last, trophies] = [others.at(-1), trophyShelves.at(-1)];
  if (!first || !last || !trophies) throw new Error('A cabinet has shelves for trophies and for badges.');
  const reach = ({ top, height }: Box) => top + height - first.top;
  return { box: { ...first, height: reach(last) }, trophies: (reach(trophies) / reach(last)) * 100 };
}

/** Above this number of trophies the slots are narrower. */
const ROOMY = 7;

/** Width of a trophy's slot on a desktop, in percent of the cabinet. */
export function trophySlot(count: number): number {
  return count > ROOMY ? 4.44 : 6.66;
}

/** Slots of the first row of trophies on a phone, and of each row below, as specified. */
const FIRST_ROW = 4;
const FURTHER_ROW = 5;

/** Slots of a row of trophies on a phone. @param row 0 is the first */
export const trophiesPerRow = (row: number): number => (row === 0 ? FIRST_ROW : FURTHER_ROW);

/** Slots of a row of badges on a phone, as specified. */
export const BADGES_PER_ROW = 4;

/** Share of a shelf that pieces may take, in percent: the rest is margin. */
const FILLED = 95;

/** Whether a piece lies flat: its slot is two slots wide. */
interface Lying {
  lies: boolean;
}

const lyingAmong = (things: readonly Lying[]) => things.filter(({ lies }) => lies).length;

/**
 * Width of a slot on a phone's shelf, in percent of the shelf: a full row fits, with two slots for each flat piece.
 * @param perRow slots of the row: 4, or 5 for the second row of trophies
 */
export function phoneSlot(things: readonly Lying[], perRow: number): number {
  return FILLED / (perRow + lyingAmong(things.slice(0, perRow)));
}

/** Sizes of standing and flat pieces, in a unit of the pictures; a scale converts the unit to percent. */
export interface Shape {
  standing: readonly [width: number, height: number];
  lying: readonly [width: number, height: number];
}

export const TROPHY: Shape = { standing: [2, 3], lying: [3, 1.1] };
export const BADGE: Shape = { standing: [1, 1], lying: [1, 1] };

/** Layout of the pieces on a shelf. */
export interface Standing {
  /** Width of a slot, in percent of the shelf. */
  slot: number;
  /** Distance between adjacent slots, in percent of the shelf: more than a slot if there is space. */
  pitch: number;
  /** Maximum pitch, in percent of the shelf: few pieces stay close together. */
  farthest: number;
  /**
   * One row; or every second piece on a step at the back, so that each may be two slots wide; or, for very many pieces,
   * as many rows as needed.
   */
  rows: 'one' | 'stepped' | 'many';
}

/** Maximum number of rows on a shelf: with more, a piece would be too low for a touch target. */
const MOST_ROWS = 3;
/** Maximum number of slots on a stepped shelf: with more, a piece would be too narrow for a touch target. */
const STEPPED = 20;
/** Maximum pitch of narrow slots, in percent of the shelf. */
const FARTHEST = { one: 16, stepped: 9 };
/** Minimum gain in size that justifies a step, which looks busier. */
const WORTH_A_STEP = 1.15;
/** Share of its slot's width and of its row's height that a piece takes. */
const TAKEN = { one: [0.94, 0.9], stepped: [2, 0.45] } as const;

function standingIn(rows: 'one' | 'stepped', places: number, slot: number): Standing {
  const fitting = FILLED / (rows === 'one' ? places : places + 1);
  const farthest = Math.max(FARTHEST[rows], slot);
  const pitch = Math.min(fitting, farthest);
  return { slot: Math.min(slot, pitch), pitch, farthest, rows };
}

/** Maximum scale of a layout: percent of the cabinet's width for one unit of the shape. */
function scaleOf({ pitch, rows }: Standing, { width, height }: Box, ratio: number, shape: Shape): number {
  if (rows === 'many') return Infinity;
  const [ofPlace, ofHeight] = TAKEN[rows];
  return Math.min(
    (pitch * width * ofPlace) / 100 / shape.standing[0],
    ((height / ratio) * ofHeight) / shape.standing[1],
  );
}

/**
 * Layout of the pieces of one kind: on each shelf the layout with clearly larger pieces, with one scale for all
 * shelves.
 * @param shelves pieces and box of each shelf, the slot width in percent of the shelf, and the maximum number of pieces
 * in a row
 * @param ratio width ÷ height of the cabinet
 * @returns scale: percent of the cabinet's width for one unit of the shape
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

/** Width of a slot for very many pieces: two rows hold them, as long as a touch target allows. */
export function slotOfMany(places: number, slot: number): number {
  return Math.min(slot, FILLED / Math.ceil(places / 2));
}

/**
 * Centres of the pieces on a shelf, in percent of the shelf: the gap between neighbours is the same, standing or flat.
 * On a stepped shelf every second piece is at the back, and each level has its own neighbours.
 * @param standing width of a standing piece, in percent of the shelf
 * @param lying width of a flat piece
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

/** Columns and rows of the items in an open drawer. @param ratio width ÷ height of its felt */
export function drawerGrid(count: number, ratio: number): { columns: number; rows: number } {
  const least = Math.ceil(ratio);
  const most = Math.max(Math.ceil(Math.sqrt(count * ratio)), least);
  const rows = Math.ceil(count / most);
  // Equal rows: three and one would leave half of the felt bare.
  return { columns: Math.max(Math.ceil(count / rows), least), rows };
}

/**
 * Distributes pieces over the shelves: all on one, or four and the rest on two.
 * @param alike whether the two shelves have the same height: then the first takes two rows of four once the second is
 * full
 */
export function onShelves<T>(things: readonly T[], shelves: number, alike = false): T[][] {
  if (shelves === 1) return [[...things]];
  const first = alike && things.length > 3 * FIRST_ROW ? 2 * FIRST_ROW : FIRST_ROW;
  return [things.slice(0, first), things.slice(first)];
}

/** Number of items in the left drawer; the right drawer takes the rest. */
const LEFT_DRAWER = 4;

export function inDrawers<T>(items: readonly T[]): Record<Side, T[]> {
  return { left: items.slice(0, LEFT_DRAWER), right: items.slice(LEFT_DRAWER) };
}

/** The picture of the cabinet with its open drawers: a suffix before the extension. */
export function cabinetPicture(path: string, open: Record<Side, boolean>, mobile: boolean): string {
  const drawers = open.left && open.right ? '-both' : open.left ? '-left' : open.right ? '-right' : '';
  return path.replace(/(\.\w+)?$/, (extension) => `${drawers}${mobile ? '-mobile' : ''}${extension}`);
}
