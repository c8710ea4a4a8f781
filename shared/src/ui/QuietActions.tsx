import type { ReactNode } from 'react';
import styles from './QuietActions.module.css';

export interface QuietActionsProps {
  /** Buttons and links, each with an icon. */
  children: ReactNode;
  className?: string | undefined;
}

/** Secondary actions of a page, less prominent than its buttons. They share one row if it is wide enough. */
export function QuietActions({ children, className }: QuietActionsProps) {
  return <div className={[styles.actions, className].filter(Boolean).join(' ')}>{children}</div>;
}
