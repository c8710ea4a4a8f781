import { differential, handicapIndex, MINIMUM_SCORES } from '@golf/shared/handicap';
import { usePreference } from '@golf/shared/platform';
import { formatHandicap } from '@golf/shared/format';
import { useId, useState } from 'react';
import styles from './Calculator.module.css';
import { calculatorHistory } from './history.ts';

const EMPTY = { rating: '', slope: '', score: '' };
type Form = typeof EMPTY;

const FIELDS: readonly [field: keyof Form, label: string][] = [
  ['rating', 'Course Rating'],
  ['slope', 'Slope Rating'],
  ['score', 'Score'],
];

/** A typed decimal, with a point or a comma; null when it is none. */
function decimal(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The score differential of what is typed; null while it cannot be worked out. */
export function adjustedScoreOf(form: Form): number | null {
  const [rating, slope, score] = [decimal(form.rating), decimal(form.slope), decimal(form.score)];
  return rating === null || slope === null || slope <= 0 || score === null ? null : differential(score, rating, slope);
}

/** Scores of 18 holes in, a handicap index out; the history stays in the visitor's browser. */
export function Calculator() {
  const [form, setForm] = useState(EMPTY);
  const history = usePreference(calculatorHistory);
  const id = useId();
  const adjusted = adjustedScoreOf(form);
  const index = handicapIndex(history.map((entry) => entry.adjusted));
  return (
    <section aria-label="Handicap Calculator" className={styles.calculator}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (adjusted === null) return;
          calculatorHistory.set([...history, { adjusted }]);
          setForm({ ...form, score: '' });
        }}
      >
        {FIELDS.map(([field, label]) => (
          <div key={field} className={styles.field}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <input
              id={`${id}-${field}`}
              inputMode="decimal"
              autoComplete="off"
              value={form[field]}
              onChange={(event) => setForm({ ...form, [field]: event.target.value })}
            />
          </div>
        ))}
        <div className={styles.field}>
          <label htmlFor={`${id}-adjusted`}>Adjusted Score</label>
          <input id={`${id}-adjusted`} readOnly value={adjusted === null ? '' : formatHandicap(adjusted)} />
        </div>
        <button type="submit" className={styles.submit} disabled={adjusted === null}>
          Submit Score
        </button>
        <button type="button" className={styles.clear} onClick={() => setForm(EMPTY)}>
          Clear &amp; Reset
        </button>
      </form>
      <p className={styles.index} aria-live="polite">
        Handicap Index:{' '}
        <strong>{index === null ? `Minimum ${MINIMUM_SCORES} Scores Required` : formatHandicap(index)}</strong>
      </p>
      <table className={styles.history} aria-label="Handicap History">
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Adjusted Score</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {history.map((entry, round) => (
            // Rounds have no identity beyond their place in the record.
            <tr key={round}>
              <td>{round + 1}</td>
              <td>{formatHandicap(entry.adjusted)}</td>
              <td>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove round ${round + 1}`}
                  onClick={() => calculatorHistory.set(history.filter((_, other) => other !== round))}
                >
                  Remove
                </button>
              </td>
            </tr>
          ))}
          {history.length === 0 && (
            <tr>
              <td colSpan={3}>No scores yet.</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
