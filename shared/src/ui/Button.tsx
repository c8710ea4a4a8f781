import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Main action, secondary action, link inside a sentence, or round icon button. */
  kind?: 'primary' | 'secondary' | 'link' | 'icon';
}

type LinkButtonProps = (ComponentProps<'a'> | ComponentProps<typeof Link>) & { kind?: 'primary' | 'secondary' };

/** A link styled as a button: `to` for a page of the site, `href` for any other URL. */
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

/** The site's button. Its default `type` submits no form. */
export function Button({ kind = 'secondary', className, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} />
  );
}
