import type { CabinetLayout } from './cabinet-layout.ts';
import styles from './Carcass.module.css';
import { boxStyle } from './Shelf.tsx';

/** Wood around the shelves, in percent of the picture. */
const FRAME = 4;

/** Lower end of the legs and their width, in percent of the picture. */
const FLOOR = 95;
const LEG = 3;

/** A plain cabinet while the picture loads, or if it fails to load: wood, felt, plaque and drawer fronts. */
export function Carcass({ layout }: { layout: CabinetLayout }) {
  const { plaque, trophyShelves, badgeShelves, drawers } = layout;
  const shelves = [...trophyShelves, ...badgeShelves];
  const { left, width } = shelves[0] ?? plaque;
  const { closed } = drawers.left;
  const top = plaque.top - FRAME / 2;
  const wood = {
    left: left - FRAME,
    width: width + 2 * FRAME,
    top,
    height: closed.top + closed.height + FRAME / 2 - top,
  };
  const bottom = wood.top + wood.height;
  const legs = [wood.left + LEG, wood.left + wood.width - 2 * LEG];
  return (
    <div aria-hidden className={styles.carcass}>
      {legs.map((leg) => (
        <div
          key={leg}
          className={styles.leg}
          style={boxStyle({ left: leg, width: LEG, top: bottom, height: FLOOR - bottom })}
        />
      ))}
      <div className={styles.wood} style={boxStyle(wood)} />
      {shelves.map((shelf) => (
        <div key={shelf.top} className={styles.felt} style={boxStyle(shelf)} />
      ))}
      <div className={styles.plaque} style={boxStyle(plaque)} />
      {Object.entries(drawers).map(([side, drawer]) => (
        <div key={side} className={styles.drawer} style={boxStyle(drawer.closed)} />
      ))}
    </div>
  );
}
