import type { CSSProperties } from 'react';
import styles from './TeeDot.module.css';

export interface TeeDotProps {
  /** The tees' colour, as CSS has it; one that is none leaves the ring. */
  colour: string | undefined;
}

/** The colour of a set of tees, decorative: their name stands beside it. */
export function TeeDot({ colour }: TeeDotProps) {
  return <span aria-hidden className={styles.dot} style={{ '--tee': colour } as CSSProperties} />;
}
