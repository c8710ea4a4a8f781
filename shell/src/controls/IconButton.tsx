import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'title' | 'type'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  /** Visible below the icon from --wide; part of `label`. */
  word?: string;
  /** Spins the icon. */
  busy?: boolean;
  /** Hidden on phones, where the menu contains the action. */
  wide?: boolean;
}

/** Like IconButton, but a link without scripts. */
export const IconLink = ({ label, icon: Icon, ...rest }: ComponentProps<'a'> & { label: string; icon: LucideIcon }) => (
  <a {...rest} role="button" aria-label={label} title={label} className={styles.button}>
    <Icon aria-hidden />
  </a>
);

/** Round icon button for the dark header. */
export function IconButton({
  label,
  icon: Icon,
  word,
  busy = false,
  wide = false,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={styles.button}
      data-busy={busy || undefined}
      data-wide={wide || undefined}
      data-word={word}
    >
      <Icon aria-hidden />
      {children}
    </button>
  );
}
