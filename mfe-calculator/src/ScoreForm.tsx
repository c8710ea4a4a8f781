import { formatHandicap } from '@golf/shared/format';
import { Button } from '@golf/shared/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { evaluate, MESSAGES } from './adjusted-score.ts';
import styles from './Calculator.module.css';
import { EMPTY, FIELDS, LABELS, type Field, type Form } from './form.ts';
import { HolesPlayed } from './HolesPlayed.tsx';
import { NumberField } from './NumberField.tsx';
import { TeePicker } from './TeePicker.tsx';
import { Working } from './Working.tsx';

export interface ScoreFormProps {
  form: Form;
  onChange: (change: Partial<Form>) => void;
  onSubmit: (adjusted: number) => void;
  /** What the scores so far amount to, shown beside the adjusted score. */
  children: ReactNode;
}

const HINTS: Partial<Record<Field, string>> = { estimate: 'Plus handicap: +2.3 or −2.3' };

/**
 * Calculates the adjusted score of a round. Results and messages show only after the score has been edited, on this page
 * or before it was reloaded.
 */
export function ScoreForm({ form, onChange, onSubmit, children }: ScoreFormProps) {
  const [edited, setEdited] = useState(false);
  const [refused, setRefused] = useState(false);
  const id = useId();
  const result = evaluate(form);
  const touched = edited || form.score !== '';
  const error = touched ? result.error : null;
  const adjusted = touched ? result.adjusted : null;
  const message = refused ? MESSAGES.submit : error?.message;

  const edit = (change: Partial<Form>) => {
    setRefused(false);
    if (change.score !== undefined) setEdited(true);
    onChange(change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (adjusted === null) {
      setRefused(true);
      return;
    }
    onSubmit(adjusted);
    setEdited(false);
    onChange({ score: '' });
  };
  const reset = () => {
    setEdited(false);
    setRefused(false);
    onChange(EMPTY);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.results}>
        <div>
          <label htmlFor={`${id}-adjusted`} className={styles.resultName}>
            Adjusted Score
          </label>
          {/* Nothing to type: the Tab key goes on to what is. */}
          <input
            id={`${id}-adjusted`}
            readOnly
            tabIndex={-1}
            placeholder="–"
            className={styles.adjusted}
            value={adjusted === null ? '' : formatHandicap(adjusted)}
          />
        </div>
        {children}
      </div>
      <HolesPlayed mode={form.mode} onChange={(mode) => edit({ mode })} />
      {form.mode === '18' && <TeePicker onPick={edit} />}
      <div className={styles.fields}>
        {FIELDS[form.mode].map((field) => (
          <NumberField
            key={field}
            label={LABELS[field]}
            value={form[field]}
            hint={HINTS[field]}
            problem={error?.fields.includes(field) ? `${id}-message` : undefined}
            onChange={(typed) => edit({ [field]: typed })}
          />
        ))}
      </div>
      <p id={`${id}-message`} role="alert" className={styles.message}>
        {message}
      </p>
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          Submit Score
        </Button>
        <Button onClick={reset}>Clear &amp; Reset</Button>
      </div>
      {adjusted !== null && <Working steps={result.steps} adjusted={adjusted} />}
    </form>
  );
}
