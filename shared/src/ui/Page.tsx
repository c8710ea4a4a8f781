import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  /** Narrow enough for running text. */
  prose?: boolean;
}

/** The centred column that holds a page's content. */
export function Page({ children, prose = false }: PageProps) {
  return <div className={`${styles.page} ${prose ? styles.prose : ''}`}>{children}</div>;
}
