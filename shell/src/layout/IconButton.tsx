import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'title' | 'type'> {
  /** What it does: its name, and its hint for those who point at it. */
  label: string;
  icon: LucideIcon;
  /** Whether the icon turns. */
  busy?: boolean;
  /** Only where there is room; a phone finds it in the menu. */
  wide?: boolean;
}

/** A round button on the board that shows an icon only. */
export function IconButton({ label, icon: Icon, busy = false, wide = false, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={styles.button}
      data-busy={busy || undefined}
      data-wide={wide || undefined}
    >
      <Icon aria-hidden />
      {children}
    </button>
  );
}
