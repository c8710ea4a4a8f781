import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'aria-label'> {
  /** The accessible name; no label is visible. */
  label: string;
  /** Class of the box around icon and input, which the field fills. */
  boxClassName?: string | undefined;
}

/** A text field to search with, with a magnifying glass in front. */
export function SearchField({ label, boxClassName, className, ...props }: SearchFieldProps) {
  return (
    <span data-needs-script className={[styles.box, boxClassName].filter(Boolean).join(' ')}>
      <Search aria-hidden size={18} className={styles.icon} />
      <input
        type="search"
        autoComplete="off"
        {...props}
        aria-label={label}
        className={[styles.input, className].filter(Boolean).join(' ')}
      />
    </span>
  );
}
