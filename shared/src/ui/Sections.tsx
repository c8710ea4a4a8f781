import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** Headings next to their content if there is room: h2 or h3, each followed by one or more elements. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
