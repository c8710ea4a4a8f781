import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A distinction beside a name: "Course Leader". */
export const Badge = ({ children }: { children: ReactNode }) => <span className={styles.badge}>{children}</span>;
