import { FULL_ROUND, LATEST_ROUNDS } from '@golf/shared/handicap';
import styles from './WhsWorking.module.css';
import { NumberField } from './NumberField.tsx';
import { calculatorRule } from './rule.ts';
import { Steps } from './Steps.tsx';
import { HOLES_FOR_INDEX, type WhsRecord } from './whs/record.ts';
import { stepsOf } from './whs/steps.ts';

export interface WhsWorkingProps {
  record: WhsRecord;
  /** The low index as typed. */
  lowIndex: string;
}

/** How the index by the World Handicap System came about, and the low index that limits its rise. */
export function WhsWorking({ record, lowIndex }: WhsWorkingProps) {
  const steps = stepsOf(record);
  return (
    <section className={styles.whs} aria-label="World Handicap System 2024">
      <h2>World Handicap System 2024</h2>
      <NumberField
        label="Low Handicap Index"
        value={lowIndex}
        example="4.2"
        hint={`Your lowest of the last 365 days. Left empty, it’s the lowest here since score ${LATEST_ROUNDS}.`}
        onChange={(typed) => calculatorRule.set({ rule: 'whs', lowIndex: typed })}
      />
      {steps.length > 0 && <Steps title="How this index is worked out" steps={steps} />}
      {record.rounds.length > 0 && record.index === null && (
        <p>
          {record.holes} of {HOLES_FOR_INDEX} holes so far: an index takes three rounds of {FULL_ROUND}, or the same in
          nines.
        </p>
      )}
    </section>
  );
}
