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

/** The low index, as typed, that limits how far an index by the World Handicap System rises. */
export const LowIndex = ({ value }: { value: string }) => (
  <div className={styles.low}>
    <NumberField
      label="Low Handicap Index"
      value={value}
      example="4.2"
      hint={`Your lowest index of the last 365 days. If empty, we use your lowest here once you have ${LATEST_ROUNDS} scores.`}
      onChange={(typed) => calculatorRule.set({ rule: 'whs', lowIndex: typed })}
    />
  </div>
);

/** How the index by the World Handicap System came about. */
export function WhsWorking({ record }: WhsWorkingProps) {
  const steps = stepsOf(record);
  return (
    <section className={styles.whs} aria-label="World Handicap System 2024">
      {steps.length > 0 && (
        <Steps
          title="How this index is worked out"
          steps={steps}
          note="Left out: the day’s playing conditions, and whatever a handicap committee decides."
        />
      )}
      {record.rounds.length > 0 && record.index === null && (
        <p>
          {record.holes} of {HOLES_FOR_INDEX} holes so far: an index takes three rounds of {FULL_ROUND}, or the same in
          nines.
        </p>
      )}
    </section>
  );
}
