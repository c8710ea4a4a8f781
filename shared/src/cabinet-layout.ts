/*
 * Where things are in the cabinet pictures, in the pictures' own pixels: the pictures are drawn to it, and the Trophy
 * Room puts trophies, badges, items and the name on it. Every cabinet keeps to it (docs/data.md, cabinets.csv).
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'left' | 'right';

export interface Drawer {
  /** Front of the closed drawer: what one clicks to open it. */
  closed: Box;
  /** Felt of the open drawer: where items lie. */
  felt: Box;
  /** Front of the open drawer: what one clicks to close it. */
  front: Box;
}

export interface CabinetLayout {
  /** Size of the picture. */
  width: number;
  height: number;
  /** Blank brass plaque for the name. */
  plaque: Box;
  /** Compartments, top to bottom; things stand on the lower edge of the box. */
  trophyShelves: readonly Box[];
  badgeShelves: readonly Box[];
  drawers: Readonly<Record<Side, Drawer>>;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const DESKTOP_CABINET: CabinetLayout = {
  width: 1200,
  height: 900,
  plaque: box(420, 46, 360, 56),
  trophyShelves: [box(150, 150, 900, 166)],
  badgeShelves: [box(150, 342, 900, 140)],
  drawers: {
    left: { closed: box(124, 530, 464, 108), felt: box(130, 544, 450, 172), front: box(100, 726, 488, 128) },
    right: { closed: box(612, 530, 464, 108), felt: box(620, 544, 450, 172), front: box(612, 726, 488, 128) },
  },
};

/** The variant for screens up to 601 px wide. */
export const MOBILE_CABINET: CabinetLayout = {
  width: 600,
  height: 1100,
  plaque: box(130, 38, 340, 50),
  trophyShelves: [box(62, 132, 476, 146), box(62, 296, 476, 146)],
  badgeShelves: [box(62, 460, 476, 110), box(62, 588, 476, 110)],
  drawers: {
    left: { closed: box(44, 742, 248, 96), felt: box(48, 754, 240, 186), front: box(28, 950, 264, 112) },
    right: { closed: box(308, 742, 248, 96), felt: box(312, 754, 240, 186), front: box(308, 950, 264, 112) },
  },
};
