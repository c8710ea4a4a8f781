import type { CSSProperties } from 'react';
import styles from './TeeDot.module.css';

export interface TeeDotProps {
  /** CSS colour of the tees. An invalid colour leaves only the ring. */
  colour: string | undefined;
}

/** Colour of a set of tees. Decorative: the name is next to it. */
export function TeeDot({ colour }: TeeDotProps) {
  return <span aria-hidden className={styles.dot} style={{ '--tee': colour } as CSSProperties} />;
}
