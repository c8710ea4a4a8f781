import { formatHandicap } from '@golf/shared/format';
import { FULL_ROUND, LATEST_ROUNDS } from '@golf/shared/handicap';
import styles from './WhsWorking.module.css';
import { NumberField } from './NumberField.tsx';
import { calculatorRule } from './rule.ts';
import { Steps } from './Steps.tsx';
import { HOLES_FOR_INDEX, type WhsRecord } from './whs/record.ts';
import { stepsOf } from './whs/steps.ts';

export interface WhsWorkingProps {
  record: WhsRecord;
}

const LEFT_OUT = 'Left out: the day’s playing conditions, and whatever a handicap committee decides.';

/** What a cap does to the index that the scores come to. */
export function Capped({ record: { calculated, cap, index } }: WhsWorkingProps) {
  if (!cap || calculated === null || index === null) return null;
  return (
    <>
      That’s {formatHandicap(calculated)}; the {cap.kind} cap makes it <strong>{formatHandicap(index)}</strong>.
    </>
  );
}

interface LowIndexProps {
  /** As typed. */
  value: string;
  record: WhsRecord;
}

/** The low index, as typed, that limits how far an index by the World Handicap System rises, and whether it does. */
export function LowIndex({ value, record: { calculated, cap, index } }: LowIndexProps) {
  const effect =
    cap && calculated !== null && index !== null
      ? `The ${cap.kind} cap holds your index at ${formatHandicap(index)} instead of ${formatHandicap(calculated)}.`
      : `If empty, we use your lowest here once you have ${LATEST_ROUNDS} scores.`;
  return (
    <div className={styles.low}>
      <NumberField
        label="Low Handicap Index"
        value={value}
        example="4.2"
        hint={`Your lowest index of the last 365 days. ${effect}`}
        onChange={(typed) => calculatorRule.set({ rule: 'whs', lowIndex: typed })}
      />
    </div>
  );
}

/** How the index by the World Handicap System came about. */
export function WhsWorking({ record }: WhsWorkingProps) {
  const steps = stepsOf(record);
  return (
    <section className={styles.whs} aria-label="World Handicap System 2024">
      {steps.length > 0 && <Steps title="How this index is worked out" steps={steps} note={LEFT_OUT} />}
      {record.rounds.length > 0 && record.index === null && (
        <p>
          {record.holes} of {HOLES_FOR_INDEX} holes so far: an index takes three rounds of {FULL_ROUND}, or the same in
          nines.
        </p>
      )}
    </section>
  );
}
