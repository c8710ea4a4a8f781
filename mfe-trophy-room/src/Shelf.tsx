import type { CSSProperties, RefObject } from 'react';
import { middlesOf, type Box, type Shape, type Standing } from './cabinet-layout.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** Accessible name of the shelf. */
  label: string;
  pieces: readonly Piece[];
  box: Box;
  standing: Standing;
  shape: Shape;
  /** Percent of the cabinet's width for one unit of the shape. */
  scale: number;
  layer: RefObject<HTMLElement | null>;
}

/** CSS position of an element on a box of the picture. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** The pieces on a shelf: in one row, in two with a step, or in many. */
export function Shelf({ label, pieces, box, standing, shape, scale, layer }: ShelfProps) {
  if (pieces.length === 0) return null;
  const { slot, rows } = standing;
  const [wide, tall] = [shape.standing[0] * scale, shape.standing[1] * scale];
  const [long, flat] = [shape.lying[0] * scale, shape.lying[1] * scale];
  // CSS variables: positions in percent of the shelf, sizes in percent of the cabinet's width.
  const measures = {
    '--slot': `${slot}%`,
    '--wide': `${wide}cqi`,
    '--tall': `${tall}cqi`,
    '--long': `${long}cqi`,
    '--flat': `${flat}cqi`,
  };
  const ofShelf = (width: number) => (width * 100) / box.width;
  const middles = middlesOf(pieces, standing, ofShelf(wide), ofShelf(long));
  return (
    <ul className={styles.shelf} style={{ ...boxStyle(box), ...measures }} data-rows={rows} aria-label={label}>
      {pieces.map((piece, index) => (
        <li
          key={piece.key}
          className={styles.place}
          style={{ '--middle': `${middles[index]}%` } as CSSProperties}
          data-lies={piece.lies || undefined}
        >
          <PieceButton piece={piece} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
