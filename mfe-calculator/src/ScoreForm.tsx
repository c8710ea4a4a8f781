import { formatAdjusted } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import { Button, Term, useSettled, VisuallyHidden } from '@golf/shared/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { evaluate, MESSAGES } from './adjusted-score.ts';
import results from './Results.module.css';
import styles from './ScoreForm.module.css';
import { typedNumber } from './decimals.ts';
import { EMPTY, FIELDS, HOLES_MODES, LABELS, type Field, type Form } from './form.ts';
import type { Entry } from './history.ts';
import { impossible } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import { RadioRow } from './RadioRow.tsx';
import { NOT_NEEDED, refusalOf } from './refusal.ts';
import type { Rule } from './rule.ts';
import { Steps } from './Steps.tsx';
import type { Step } from './step.ts';
import { TeePicker } from './TeePicker.tsx';

export interface ScoreFormProps {
  form: Form;
  rule: Rule;
  onChange: (change: Partial<Form>) => void;
  onSubmit: (entry: Entry) => void;
  /** Index of the scores so far, shown next to the adjusted score. */
  index: ReactNode;
  /** Rank of that index, below both. */
  rank: ReactNode;
}

const HINTS: Partial<Record<Field, string>> = { estimate: 'Plus handicap: +2.3 or −2.3' };

/** Example values, as on a scorecard. */
const EXAMPLES: Partial<Record<Field, string>> = {
  coursePar: '72',
  courseRating: '74.7',
  slopeRating: '143',
  frontPar: '36',
  frontRating: '37.4',
  frontSlope: '140',
  backPar: '36',
  backRating: '37.3',
  backSlope: '146',
  score: '85',
};

/** The typed score as a history entry: the two rules value a part of a round differently. */
function entryOf(form: Form): Entry | null {
  const { adjusted, holes } = evaluate(form, 'table');
  if (adjusted === null) return null;
  if (form.mode === '18') {
    const [score, rating, slope] = [form.score, form.courseRating, form.slopeRating].map((typed) =>
      Number(typedNumber(typed)),
    ) as [number, number, number]; // one for each
    return { adjusted, card: { score, rating, slope } };
  }
  if (holes === FULL_ROUND) return { adjusted };
  return { adjusted, part: { holes, whs: evaluate(form, 'whs').adjusted ?? adjusted } };
}

/** Messages that do not name their fields. */
const LISTED: ReadonlySet<string | undefined> = new Set([MESSAGES.nine, MESSAGES.custom]);

const missingFields = (fields: readonly Field[]) => `Missing: ${fields.map((field) => LABELS[field]).join(', ')}.`;

const roundedStep = (adjusted: number): Step => ({
  name: 'Rounded to one decimal',
  result: formatAdjusted(adjusted, 1),
});

/**
 * Calculates the adjusted score of a round. Results and messages show only after the score has been edited, on this
 * page or before a reload.
 */
export function ScoreForm({ form, rule, onChange, onSubmit, index, rank }: ScoreFormProps) {
  const [edited, setEdited] = useState(false);
  const [refused, setRefused] = useState(false);
  const id = useId();
  const result = evaluate(form, rule);
  const touched = edited || form.score !== '';
  const error = touched ? result.error : null;
  const adjusted = touched ? result.adjusted : null;
  const problem = error ?? (touched ? impossible(form) : null);
  // No message appears between two keystrokes.
  const settled = useSettled(problem?.message, form);
  // The refusal is shown in addition to the current message.
  const refusal = refused ? refusalOf(form) : null;
  const message = refusal ? problem?.message : settled;
  const marked = (message && problem?.fields) || [];
  const missing = error && LISTED.has(settled) ? missingFields(error.fields) : undefined;
  const worth = useSettled(adjusted === null ? undefined : `Adjusted score ${formatAdjusted(adjusted, 1)}`, form);

  const blank = Object.entries(EMPTY).every(([field, value]) => form[field as keyof Form] === value); // its own keys
  const edit = (change: Partial<Form>) => {
    setRefused(false);
    if (change.score !== undefined) setEdited(true);
    onChange(change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget: fields } = event;
    const entry = adjusted === null ? null : entryOf(form);
    if (entry === null) {
      // Synchronous: the focus moves to the first field marked as invalid.
      flushSync(() => setRefused(true));
      fields.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    onSubmit(entry);
    setEdited(false);
    onChange({ score: '' });
  };
  const reset = () => {
    setEdited(false);
    setRefused(false);
    onChange(EMPTY);
  };

  return (
    <form data-needs-script className={styles.form} onSubmit={submit} noValidate>
      <div className={results.panel}>
        <div className={results.results} data-nothing={(adjusted === null && !rank) || undefined}>
          {/* Labelled from the start; visible once it has a value. */}
          <div className={results.worth} data-empty={adjusted === null || undefined}>
            <label htmlFor={`${id}-adjusted`} className={results.resultName}>
              Adjusted Score
            </label>
            {/* Read-only: the Tab key skips it. */}
            <input
              id={`${id}-adjusted`}
              readOnly
              tabIndex={-1}
              placeholder="–"
              className={results.adjusted}
              value={adjusted === null ? '' : formatAdjusted(adjusted, 1)}
            />
          </div>
          {index}
        </div>
        {rank && <div className={results.rank}>{rank}</div>}
      </div>
      <div className={styles.inputs}>
        <RadioRow legend="Holes Played" options={HOLES_MODES} value={form.mode} onChange={(mode) => edit({ mode })} />
        {form.mode === '18' && <TeePicker onPick={edit} />}
        <div className={styles.fields} data-many={form.mode === 'other' || undefined}>
          {FIELDS[form.mode].map((field) => (
            <NumberField
              key={field}
              label={LABELS[field]}
              value={form[field]}
              hint={HINTS[field]}
              example={form.mode === 'other' ? undefined : EXAMPLES[field]}
              optional={NOT_NEEDED[form.mode].includes(field)}
              problem={marked.includes(field) ? `${id}-message` : undefined}
              fault={refusal?.faults.get(field)}
              onChange={(typed) => edit({ [field]: typed })}
            />
          ))}
        </div>
        <p className={styles.source}>
          <Term of="rating">Course rating</Term> and <Term of="slope">slope rating</Term> are on the scorecard.
        </p>
        <div className={styles.actions}>
          <Button type="submit" kind="primary">
            Submit Score
          </Button>
          {/* One live region for both: screen readers announce them as one message. */}
          <p
            role="status"
            className={styles.message}
            data-nothing={!(message || refusal) || undefined}
            data-refused={refused || undefined}
          >
            <span id={`${id}-message`}>
              {refusal && <span>{MESSAGES.submit}</span>} <span>{message}</span>{' '}
              <span>{refusal?.words ?? missing}</span>
            </span>
            <VisuallyHidden>{worth}</VisuallyHidden>
          </p>
          <span className={styles.clearing}>
            <Button
              kind="link"
              className={styles.reset}
              data-blank={blank || undefined}
              aria-describedby={`${id}-clears`}
              onClick={reset}
            >
              Clear &amp; Reset
            </Button>
            <span id={`${id}-clears`} className={styles.clears}>
              Clears the form. Your history stays.
            </span>
          </span>
        </div>
        {adjusted !== null && <Steps title="How this is worked out" steps={[...result.steps, roundedStep(adjusted)]} />}
      </div>
    </form>
  );
}
