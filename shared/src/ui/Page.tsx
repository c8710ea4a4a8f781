import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  /** A column narrow enough to read. */
  prose?: boolean;
}

/** The page's column. */
export function Page({ children, prose = false }: PageProps) {
  return <div className={`${styles.page} ${prose ? styles.prose : ''}`}>{children}</div>;
}
