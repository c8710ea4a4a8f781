import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './RadioRow.module.css';

export interface RadioRowProps<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export function RadioRow<Value extends string>({ legend, options, value, onChange }: RadioRowProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made in the server-rendered page before hydration must not be lost.
  const onHydrated = useEffectEvent((checked: string | undefined) => {
    const [chosen = value] = options.find(([known]) => known === checked) ?? [];
    if (chosen !== value) onChange(chosen);
  });
  useEffect(() => {
    onHydrated(group.current?.querySelector<HTMLInputElement>(':checked')?.value);
  }, []);
  return (
    <fieldset ref={group} className={styles.modes}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className={styles.mode}>
          <input type="radio" name={name} value={option} checked={value === option} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
