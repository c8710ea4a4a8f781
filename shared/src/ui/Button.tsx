import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The one thing to do here, one of several, or words in a sentence. */
  kind?: 'primary' | 'secondary' | 'link';
}

/** A button as everywhere on the site. It does nothing to a form unless its `type` says so. */
export function Button({ kind = 'secondary', className, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} />
  );
}
