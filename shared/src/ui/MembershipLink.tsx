import type { ComponentProps } from 'react';
import { SITE } from '../site.ts';
import styles from './Button.module.css';

export interface MembershipLinkProps extends Pick<ComponentProps<'a'>, 'children'> {
  /** Click log marker with the place on the site: "membership-about". */
  'data-event': `membership-${string}`;
  kind?: 'primary' | 'secondary';
  /** Replaces the button style. */
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
