import { formatAdjusted, formatHandicap } from '@golf/shared/format';
import { courseHandicap, playingHandicap } from '@golf/shared/handicap';
import { useState } from 'react';
import { typedHandicap, typedNumber } from './decimals.ts';
import { LABELS, type Form } from './form.ts';
import { grossFor } from './gross-for.ts';
import { scoreForTarget, type Entry } from './history.ts';
import { handicapFault, isPossible } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import type { IndexOptions } from './rule.ts';

export interface TargetProps {
  history: readonly Entry[];
  options: IndexOptions;
  form: Form;
}

export interface CourseHandicapProps {
  index: number | null;
  form: Form;
}

/** A handicap in whole strokes: "+2" for a player who gives two strokes to the course. */
const strokes = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

/**
 * Makes the result of a plan a live region only while the focus is in the plan. Changes from outside, such as a new
 * score, have their own announcement.
 */
function useLive() {
  const [isIn, setIsIn] = useState(false);
  const place = { onFocus: () => setIsIn(true), onBlur: () => setIsIn(false) };
  return { place, result: { 'aria-live': isIn ? 'polite' : 'off' } } as const;
}

/** Required score of the next round for a target index. */
export function Target({ history, options, form }: TargetProps) {
  const [typed, setTyped] = useState('');
  const live = useLive();
  const fault = handicapFault(typed);
  const target = fault ? null : typedHandicap(typed);
  const needed = target === null ? null : scoreForTarget(history, Number(target), options);
  const hasTees = isPossible('courseRating', form.courseRating) && isPossible('slopeRating', form.slopeRating);
  const gross =
    needed === null || needed === Infinity || !hasTees ? null : grossFor(needed, form.courseRating, form.slopeRating);
  return (
    <section className={`${styles.plan} ${styles.target}`} aria-label="What do I need to shoot?" {...live.place}>
      <h2>What do I need to shoot?</h2>
      <NumberField label="Target Index" value={typed} example="5.0" fault={fault} onChange={setTyped} />
      <p {...live.result} className={styles.result}>
        {target === null && <span className={styles.none}>Type the index you want after your next round.</span>}
        {target !== null && needed === null && 'One round won’t get you there.'}
        {needed === Infinity &&
          `Any score will do: even a bad round leaves you at ${formatHandicap(Number(target))} or better.`}
        {needed !== null && needed !== Infinity && (
          <>
            An adjusted score of <strong>{formatAdjusted(needed, 1)}</strong> or better
            {gross !== null && (
              <>
                : <strong>{gross}</strong> strokes from the tees above
              </>
            )}
            .
          </>
        )}
      </p>
    </section>
  );
}

const TEES = ['coursePar', 'courseRating', 'slopeRating'] as const;

/** Missing input for the course handicap; null if complete. */
function missingFor(index: number | null, form: Form): string | null {
  if (index === null) return 'You need an index first: submit scores above.';
  const missing = TEES.filter((field) => !isPossible(field, form[field])).map((field) => LABELS[field].toLowerCase());
  if (missing.length === 0) return null;
  const what = missing.length === 1 ? missing[0] : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return form.mode === '18' ? `Enter a ${what} above.` : `Choose 18 holes above, and enter a ${what}.`;
}

/** Course handicap of the index on the tees above. */
export function CourseHandicap({ index, form }: CourseHandicapProps) {
  const [allowance, setAllowance] = useState('95');
  const live = useLive();
  const [par, rating, slope] = TEES.map((field) => (isPossible(field, form[field]) ? typedNumber(form[field]) : null));
  const percent = typedNumber(allowance);
  const share = percent !== null && Number(percent) >= 0 && Number(percent) <= 100 ? percent : null;
  const tees = index !== null && par && rating && slope ? { courseRating: rating, slopeRating: slope, par } : null;
  const course = tees && index !== null ? courseHandicap(index, tees) : null;
  return (
    <section className={`${styles.plan} ${styles.course}`} aria-label="Course handicap" {...live.place}>
      <h2>Course handicap</h2>
      <NumberField label="Allowance (%)" value={allowance} onChange={setAllowance} />
      <p {...live.result} className={styles.result}>
        {course === null && <span className={styles.none}>{missingFor(index, form)}</span>}
        {course !== null && index !== null && tees && (
          <>
            Course handicap <strong>{strokes(course)}</strong>
            {share && (
              <>
                <span className={styles.between}>; </span>
                <span className={styles.together}>
                  playing handicap <strong>{strokes(playingHandicap(index, tees, share))}</strong> ({share}%)
                </span>
              </>
            )}
            <span className={styles.between}>.</span>
            <span className={styles.none}>
              From the ratings above: par {form.coursePar}, course rating {form.courseRating}, slope rating{' '}
              {form.slopeRating}.
            </span>
          </>
        )}
      </p>
    </section>
  );
}
