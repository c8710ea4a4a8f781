/**
 * Where things are in the cabinet pictures, so that the Trophy Room can put trophies, badges, items and the
 * name on them. Everything is in the pictures' own pixels here; `CABINET` below has it in percent.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawerLayout {
  /** The front of the closed drawer: what one clicks to open it. */
  closed: Box;
  /** The felt of the open drawer: where items lie. */
  felt: Box;
  /** The front of the open drawer: what one clicks to close it. */
  front: Box;
}

export interface CabinetLayout {
  width: number;
  height: number;
  /** Blank brass plaque for the name. */
  plaque: Box;
  /** Compartments, top to bottom; things stand on the lower edge of the box. */
  trophyShelves: readonly Box[];
  badgeShelves: readonly Box[];
  left: DrawerLayout;
  right: DrawerLayout;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const DESKTOP: CabinetLayout = {
  width: 1200,
  height: 900,
  plaque: box(420, 46, 360, 56),
  trophyShelves: [box(150, 150, 900, 166)],
  badgeShelves: [box(150, 342, 900, 140)],
  left: { closed: box(124, 530, 464, 108), felt: box(130, 544, 450, 172), front: box(100, 726, 488, 128) },
  right: { closed: box(612, 530, 464, 108), felt: box(620, 544, 450, 172), front: box(612, 726, 488, 128) },
};

export const MOBILE: CabinetLayout = {
  width: 600,
  height: 1100,
  plaque: box(130, 38, 340, 50),
  trophyShelves: [box(62, 132, 476, 146), box(62, 296, 476, 146)],
  badgeShelves: [box(62, 460, 476, 110), box(62, 588, 476, 110)],
  left: { closed: box(44, 742, 248, 96), felt: box(48, 754, 240, 186), front: box(28, 950, 264, 112) },
  right: { closed: box(308, 742, 248, 96), felt: box(312, 754, 240, 186), front: box(308, 950, 264, 112) },
};

function percent(layout: CabinetLayout): CabinetLayout {
  const share = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
  const boxOf = ({ x, y, width, height }: Box): Box =>
    box(share(x, layout.width), share(y, layout.height), share(width, layout.width), share(height, layout.height));
  const drawer = ({ closed, felt, front }: DrawerLayout): DrawerLayout => ({
    closed: boxOf(closed),
    felt: boxOf(felt),
    front: boxOf(front),
  });
  return {
    width: layout.width,
    height: layout.height,
    plaque: boxOf(layout.plaque),
    trophyShelves: layout.trophyShelves.map(boxOf),
    badgeShelves: layout.badgeShelves.map(boxOf),
    left: drawer(layout.left),
    right: drawer(layout.right),
  };
}

/** The layouts with every box in percent of the picture's width and height. */
export const CABINET = { desktop: percent(DESKTOP), mobile: percent(MOBILE) } as const;
