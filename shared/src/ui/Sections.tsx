import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** Headings and what they head, side by side where there is room: h2 or h3, then one or more elements each. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
