import type { ReactNode } from 'react';
import styles from './QuietActions.module.css';

export interface QuietActionsProps {
  /** Buttons and links with an icon each. */
  children: ReactNode;
  className?: string | undefined;
}

/** What else there is to do on a page: quieter than its buttons. In one row, as far as there is room. */
export function QuietActions({ children, className }: QuietActionsProps) {
  return <div className={[styles.actions, className].filter(Boolean).join(' ')}>{children}</div>;
}
