import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The main action, one of several, a link inside a sentence, or a round button of an icon only. */
  kind?: 'primary' | 'secondary' | 'link' | 'icon';
}

interface LinkButtonProps extends ComponentProps<'a'> {
  kind?: 'primary' | 'secondary';
}

/** A link that looks like the site's button. */
export function LinkButton({ kind = 'secondary', className, children, ...props }: LinkButtonProps) {
  return (
    <a {...props} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}

/** The button of the whole site; it submits no form unless its `type` says so. */
export function Button({ kind = 'secondary', className, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} />
  );
}
