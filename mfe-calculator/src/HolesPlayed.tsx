import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Calculator.module.css';
import { HOLES_MODES, type Form } from './form.ts';

type Mode = Form['mode'];

export interface HolesPlayedProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
}

/** Radio buttons for the number of holes played. */
export function HolesPlayed({ mode, onChange }: HolesPlayedProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // Chosen in the server-rendered page before hydration: it must not be lost.
  const onHydrated = useEffectEvent((value: string | undefined) => {
    const [chosen = mode] = HOLES_MODES.find(([known]) => known === value) ?? [];
    if (chosen !== mode) onChange(chosen);
  });
  useEffect(() => {
    onHydrated(group.current?.querySelector<HTMLInputElement>(':checked')?.value);
  }, []);
  return (
    <fieldset ref={group} className={styles.modes}>
      <legend>Holes Played</legend>
      {HOLES_MODES.map(([value, label]) => (
        <label key={value} className={styles.mode}>
          <input type="radio" name={name} value={value} checked={mode === value} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
