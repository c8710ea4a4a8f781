import type { CSSProperties } from 'react';
import sides from './TwoSides.module.css';

export interface LeadProps {
  /** How far ahead, 0 to 1. */
  share: number;
  /** Who is: the first of the two, or the second. */
  of: 0 | 1;
}

/** A gauge below what is compared: a bar from its middle to the side of the player who is ahead. The figures beside it say the same. */
export const Lead = ({ share, of }: LeadProps) => (
  <span aria-hidden className={sides.gauge}>
    <span className={sides.lead} data-of={of} style={{ '--share': share.toFixed(2) } as CSSProperties} />
  </span>
);
