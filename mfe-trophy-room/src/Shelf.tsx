import type { CSSProperties, RefObject } from 'react';
import type { Box } from './cabinet-layout.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** What the shelf holds, for screen readers. */
  label: string;
  pieces: readonly Piece[];
  box: Box;
  /** Width of a slot, in percent of the shelf; a piece that lies flat takes two. */
  slot: number;
  layer: RefObject<HTMLElement | null>;
}

/** The CSS that puts an element on a box of the picture. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** A row of pieces; scrolls if there are more than fit. */
export function Shelf({ label, pieces, box, slot, layer }: ShelfProps) {
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.shelf} style={boxStyle(box)} aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece.key} className={styles.place} style={{ flexBasis: `${slot * (piece.lies ? 2 : 1)}%` }}>
          <PieceButton piece={piece} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
