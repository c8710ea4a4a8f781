import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
}

/** A labelled menu with the site's own arrow. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} {...select} />
      </span>
    </div>
  );
}
