import type { CSSProperties, RefObject } from 'react';
import type { Box } from './cabinet-layout.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** What stands here, for screen readers. */
  label: string;
  pieces: readonly Piece[];
  box: Box;
  /** Width of one place, in percent of the shelf; things that lie take two. */
  slot: number;
  layer: RefObject<HTMLElement | null>;
}

/** Where a box of the picture is, as CSS. */
export function placed({ left, top, width, height }: Box): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

/** A row of things. More than fit can be scrolled to, by hand and by keyboard. */
export function Shelf({ label, pieces, box, slot, layer }: ShelfProps) {
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.shelf} style={placed(box)} aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece.key} className={styles.place} style={{ flexBasis: `${slot * (piece.lies ? 2 : 1)}%` }}>
          <PieceButton piece={piece} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
