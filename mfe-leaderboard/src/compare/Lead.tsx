import type { CSSProperties } from 'react';
import sides from './TwoSides.module.css';

export interface LeadProps {
  /** Lead as a share of the bar, 0 to 1. */
  share: number;
  /** Index of the leader. */
  of: 0 | 1;
}

/** Bar from the middle of the row to the leader's side. Decorative: the figures in the row give the same lead. */
export const Lead = ({ share, of }: LeadProps) => (
  <span aria-hidden className={sides.gauge}>
    <span className={sides.lead} data-of={of} style={{ '--share': share.toFixed(2) } as CSSProperties} />
  </span>
);
