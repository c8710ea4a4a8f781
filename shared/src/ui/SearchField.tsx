import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'aria-label'> {
  /** Accessible name; no visible label. */
  label: string;
  /** Class of the box around icon and input. The field fills the box. */
  boxClassName?: string | undefined;
  /** Clears the field. Adds a clear button to a non-empty field. */
  onClear?: () => void;
}

export function SearchField({ label, boxClassName, className, onClear, ...props }: SearchFieldProps) {
  return (
    // A field with a name belongs to a form, which works without scripts.
    <span
      data-needs-script={props.name === undefined || undefined}
      className={[styles.box, boxClassName].filter(Boolean).join(' ')}
    >
      <Search aria-hidden size={18} className={styles.icon} />
      <input
        type="search"
        autoComplete="off"
        {...props}
        aria-label={label}
        className={[styles.input, className].filter(Boolean).join(' ')}
      />
      {onClear && props.value && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          // Like a native search field: the keyboard has Escape and Backspace, and one tab stop less.
          tabIndex={-1}
          // Keeps the focus in the field and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </span>
  );
}
