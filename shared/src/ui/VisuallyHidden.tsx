import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className'> {
  /** Hides the text on screens up to this width in px; wider screens show it. */
  upTo?: 360 | 640 | 860 | 1024;
}

/** Text for screen readers only. */
export function VisuallyHidden({ upTo, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={upTo === undefined ? styles.hidden : styles[`upTo${upTo}`]} />;
}
