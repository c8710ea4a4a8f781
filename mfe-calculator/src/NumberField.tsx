import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Calculator.module.css';
import { numericOnly } from './decimals.ts';

export interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Id of the message that this field is part of; undefined while it is right. */
  problem?: string | undefined;
  hint?: string | undefined;
}

/** A field for a number: letters stay out, point and comma, plus and minus are as good as each other. */
export function NumberField({ label, value, onChange, problem, hint }: NumberFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Typed into the server's page, before this script was there: it must not be lost.
  const onTakeOver = useEffectEvent((typed: string) => typed !== value && onChange(numericOnly(typed)));
  useEffect(() => {
    onTakeOver(input.current?.value ?? '');
  }, []);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ?? (hint ? `${id}-hint` : undefined)}
        onChange={(event) => onChange(numericOnly(event.target.value))}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
