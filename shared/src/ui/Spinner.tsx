import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Screen reader text: "Loading the courses". Without it: silent, beside visible words. */
  label?: string;
}

/** A turning ring for a wait of unknown size. */
export const Spinner = ({ label }: SpinnerProps) => (
  <span
    data-needs-script
    role={label && 'status'}
    aria-label={label}
    aria-hidden={!label || undefined}
    className={styles.spinner}
  />
);
