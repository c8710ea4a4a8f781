/*
 * Layout of every cabinet picture, in its own pixels (docs/data.md, cabinets.csv). The Trophy Room places trophies,
 * badges, items and the name by it.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'left' | 'right';

export interface Drawer {
  /** Front of the closed drawer: a click opens the drawer. */
  closed: Box;
  /** Felt of the open drawer, below the items. */
  felt: Box;
  /** Front of the open drawer: a click closes the drawer. */
  front: Box;
}

export interface CabinetLayout {
  /** Size of the picture. */
  width: number;
  height: number;
  /** Blank brass plaque for the name. */
  plaque: Box;
  /** Compartments, top to bottom. Things rest on the lower edge of the box. */
  trophyShelves: readonly Box[];
  badgeShelves: readonly Box[];
  drawers: Readonly<Record<Side, Drawer>>;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const DESKTOP_CABINET: CabinetLayout = {
  width: 1200,
  height: 900,
  plaque: box(420, 46, 360, 56),
  // High enough for two rows of trophies, one on a step behind the other.
  trophyShelves: [box(150, 150, 900, 270)],
  badgeShelves: [box(150, 446, 900, 130)],
  drawers: {
    left: { closed: box(124, 624, 464, 84), felt: box(130, 638, 450, 116), front: box(100, 764, 488, 96) },
    right: { closed: box(612, 624, 464, 84), felt: box(620, 638, 450, 116), front: box(612, 764, 488, 96) },
  },
};

/** The variant for screens up to 601 px wide. */
export const MOBILE_CABINET: CabinetLayout = {
  width: 600,
  height: 1172,
  plaque: box(130, 38, 340, 50),
  // The second holds most of the trophies, on two rows.
  trophyShelves: [box(62, 132, 476, 170), box(62, 320, 476, 260)],
  badgeShelves: [box(62, 598, 476, 110), box(62, 726, 476, 110)],
  drawers: {
    left: { closed: box(44, 880, 248, 84), felt: box(48, 892, 240, 146), front: box(28, 1048, 264, 98) },
    right: { closed: box(308, 880, 248, 84), felt: box(312, 892, 240, 146), front: box(308, 1048, 264, 98) },
  },
};
