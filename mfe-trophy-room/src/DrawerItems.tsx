import type { RefObject } from 'react';
import { drawerGrid, type Box } from './cabinet-layout.ts';
import styles from './DrawerItems.module.css';
import { PieceButton } from './PieceButton.tsx';
import type { Piece } from './pieces.ts';
import { boxStyle } from './Shelf.tsx';

export interface DrawerItemsProps {
  label: string;
  items: readonly Piece[];
  felt: Box;
  /** Width ÷ height of the cabinet; the felt's measures are percent of it. */
  ratio: number;
  layer: RefObject<HTMLElement | null>;
}

/** The items in an open drawer. */
export function DrawerItems({ label, items, felt, ratio, layer }: DrawerItemsProps) {
  if (items.length === 0) {
    return (
      <p className={styles.empty} style={boxStyle(felt)}>
        Nothing in here yet.
      </p>
    );
  }
  const { columns, rows } = drawerGrid(items.length, (felt.width / felt.height) * ratio);
  const grid = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
  };
  return (
    <ul className={styles.items} style={{ ...boxStyle(felt), ...grid }} aria-label={label} data-items>
      {items.map((item) => (
        <li key={item.key}>
          <PieceButton piece={item} layer={layer} />
        </li>
      ))}
    </ul>
  );
}
