import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Field.module.css';
import { numericOnly } from './decimals.ts';

export interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Id of an error message shared with other fields; undefined while valid. */
  problem?: string | undefined;
  /** Error of this field alone, shown below it. */
  fault?: string | undefined;
  /** Whether the field may be empty; the label mentions it. */
  optional?: boolean;
  hint?: string | undefined;
  /** A likely number, shown as the placeholder. */
  example?: string | undefined;
}

/** A text field for a number: drops letters as they are typed; accepts a decimal point or comma, and any minus sign. */
export function NumberField({ label, value, onChange, problem, fault, optional, hint, example }: NumberFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text typed into the server-rendered page before hydration must not be lost.
  const onHydrated = useEffectEvent((typed: string) => typed !== value && onChange(numericOnly(typed)));
  useEffect(() => {
    onHydrated(input.current?.value ?? '');
  }, []);
  const describedBy = [fault && `${id}-fault`, problem, optional && `${id}-optional`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {optional && <span id={`${id}-optional`}>(optional)</span>}
      </span>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        placeholder={example && `e.g. ${example}`}
        aria-invalid={problem !== undefined || fault !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(numericOnly(event.target.value))}
      />
      {fault && (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
