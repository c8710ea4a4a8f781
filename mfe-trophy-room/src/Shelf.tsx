import type { CSSProperties, RefObject } from 'react';
import { slotForAll, type Box } from './cabinet-layout.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** What the shelf holds, for screen readers. */
  label: string;
  pieces: readonly Piece[];
  box: Box;
  /** Width of a slot where there is room, in percent of the shelf; a piece that lies flat takes two. */
  slot: number;
  layer: RefObject<HTMLElement | null>;
}

/** The CSS that puts an element on a box of the picture. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** A row of pieces; more than fit stand on tiers above each other. */
export function Shelf({ label, pieces, box, slot, layer }: ShelfProps) {
  if (pieces.length === 0) return null;
  return (
    <ul
      className={styles.shelf}
      // The style sheet reads the width of a place.
      style={{ ...boxStyle(box), '--slot': `${slotForAll(pieces, slot)}%` } as CSSProperties}
      aria-label={label}
    >
      {pieces.map((piece) => (
        <li key={piece.key} className={styles.place} data-lies={piece.lies || undefined}>
          <PieceButton piece={piece} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
