import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'aria-label'> {
  /** The accessible name; no label is visible. */
  label: string;
  /** Class of the box around icon and input, which the field fills. */
  boxClassName?: string | undefined;
  /** Empties the field, for the button that it has then while something is in it. */
  onClear?: () => void;
}

/** A text field to search with, with a magnifying glass in front. */
export function SearchField({ label, boxClassName, className, onClear, ...props }: SearchFieldProps) {
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
      {onClear && props.value && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          // As with a browser's own: the keyboard has Escape and Backspace, and one stop less.
          tabIndex={-1}
          // The focus stays in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </span>
  );
}
