import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className'> {
  /** The text is hidden on screens of this size and smaller ones; `desk`: on all that are smaller. */
  upTo?: 'narrow' | 'phone' | 'tablet' | 'desk';
}

/** Text for screen readers only. */
export function VisuallyHidden({ upTo, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={upTo ? `${styles.hidden} ${styles[upTo]}` : styles.hidden} />;
}
