import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The main action, one of several, a link inside a sentence, or a round button of an icon only. */
  kind?: 'primary' | 'secondary' | 'link' | 'icon';
}

type LinkButtonProps = (ComponentProps<'a'> | ComponentProps<typeof Link>) & { kind?: 'primary' | 'secondary' };

/** A link that looks like the site's button: `to` for a page of the site, `href` for anything else. */
export function LinkButton({ kind = 'secondary', className, ...props }: LinkButtonProps) {
  const classes = [styles.button, styles[kind], className].filter(Boolean).join(' ');
  if ('to' in props) return <Link {...props} className={classes} />;
  const { children, ...attributes } = props;
  return (
    <a {...attributes} className={classes}>
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
