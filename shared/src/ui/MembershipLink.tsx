import type { ComponentProps } from 'react';
import { SITE } from '../site.ts';
import styles from './Button.module.css';

export interface MembershipLinkProps extends Pick<ComponentProps<'a'>, 'children'> {
  /** Where on the site it stands, for the click log: "membership-about". */
  'data-event': `membership-${string}`;
  /** The button that it looks like. */
  kind?: 'primary' | 'secondary';
  /** Styles of its own, in place of those of a button. */
  className?: string | undefined;
}

/** A link to the membership platform, in a new tab. */
export function MembershipLink({ kind = 'primary', className, children, ...event }: MembershipLinkProps) {
  return (
    <a
      {...event}
      href={SITE.membership}
      target="_blank"
      rel="noopener noreferrer"
      className={className ?? `${styles.button} ${styles[kind]} ${styles.anchor}`}
    >
      {children}
    </a>
  );
}
