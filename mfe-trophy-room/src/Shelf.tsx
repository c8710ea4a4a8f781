import type { CSSProperties, RefObject } from 'react';
import type { Box, Shape, Standing } from './cabinet-layout.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** What the shelf holds, for screen readers. */
  label: string;
  pieces: readonly Piece[];
  box: Box;
  standing: Standing;
  shape: Shape;
  /** Percent of the cabinet's width to a unit of the shape. */
  scale: number;
  layer: RefObject<HTMLElement | null>;
}

/** The CSS that puts an element on a box of the picture. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** The things on a shelf: in one row, in two on a step, or in many. */
export function Shelf({ label, pieces, box, standing: { slot, pitch, rows }, shape, scale, layer }: ShelfProps) {
  if (pieces.length === 0) return null;
  const [wide, tall] = shape.standing.map((side) => side * scale);
  const [long, flat] = shape.lying.map((side) => side * scale);
  // What the style sheet reads: places in percent of the shelf, things in percent of the cabinet's width.
  const measures = {
    '--slot': `${slot}%`,
    '--gap': `${(pitch - slot) / 2}%`,
    '--wide': `${wide}cqi`,
    '--tall': `${tall}cqi`,
    '--long': `${long}cqi`,
    '--flat': `${flat}cqi`,
  };
  return (
    <ul className={styles.shelf} style={{ ...boxStyle(box), ...measures }} data-rows={rows} aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece.key} className={styles.place} data-lies={piece.lies || undefined}>
          <PieceButton piece={piece} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
