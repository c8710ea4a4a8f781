import type { RefObject } from 'react';
import type { Box } from './cabinet-layout.ts';
import styles from './DrawerItems.module.css';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import { boxStyle } from './Shelf.tsx';

export interface DrawerItemsProps {
  label: string;
  items: readonly Piece[];
  felt: Box;
  layer: RefObject<HTMLElement | null>;
}

/** The items in an open drawer. */
export function DrawerItems({ label, items, felt, layer }: DrawerItemsProps) {
  if (items.length === 0) {
    return (
      <p className={styles.empty} style={boxStyle(felt)}>
        Nothing in here yet.
      </p>
    );
  }
  return (
    <ul className={styles.items} style={boxStyle(felt)} aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <PieceButton piece={item} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
