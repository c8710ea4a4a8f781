import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  /** Line width for running text. */
  prose?: boolean;
}

export function Page({ children, prose = false }: PageProps) {
  return <div className={`${styles.page} ${prose ? styles.prose : ''}`}>{children}</div>;
}
