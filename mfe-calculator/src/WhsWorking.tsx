import { formatHandicap } from '@golf/shared/format';
import { FULL_ROUND, LATEST_ROUNDS } from '@golf/shared/handicap';
import styles from './WhsWorking.module.css';
import { handicapFault } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import { calculatorRule } from './rule.ts';
import { Steps } from './Steps.tsx';
import { HOLES_FOR_INDEX, type WhsRecord } from './whs/record.ts';
import { stepsOf } from './whs/steps.ts';

export interface WhsWorkingProps {
  record: WhsRecord;
}

const IF_EMPTY = ` If empty, we use your lowest here, once you have ${LATEST_ROUNDS} scores.`;
const LEFT_OUT = 'Not included: playing conditions on the day and handicap committee decisions.';

export interface CappedProps extends WhsWorkingProps {
  /** The low index typed by the visitor. */
  typed: number | null;
}

/** Effect of a cap on the calculated index. */
export function Capped({ record: { calculated, cap, index }, typed }: CappedProps) {
  if (!cap || calculated === null || index === null) return null;
  const why = typed === null ? `The ${cap.kind} cap` : `Your low index of ${formatHandicap(typed)}`;
  return (
    <span className={styles.capped}>
      {why} holds it down from {formatHandicap(calculated)} to <strong>{formatHandicap(index)}</strong>.
    </span>
  );
}

interface LowIndexProps {
  /** As typed. */
  value: string;
  /** Whether a cap limits the index. */
  isCapping: boolean;
}

/** Input of the low index, which limits the rise of an index by the World Handicap System. */
export const LowIndex = ({ value, isCapping }: LowIndexProps) => (
  <div className={styles.low}>
    <NumberField
      label="Low Handicap Index"
      value={value}
      example="4.2"
      fault={handicapFault(value)}
      hint={`Your lowest of the last 365 days, if you have one.${isCapping ? '' : IF_EMPTY}`}
      onChange={(typed) => calculatorRule.set({ rule: 'whs', lowIndex: typed })}
    />
  </div>
);

/** Calculation of the index by the World Handicap System. */
export function WhsWorking({ record }: WhsWorkingProps) {
  const steps = stepsOf(record);
  return (
    <section className={styles.whs} aria-label="World Handicap System 2024">
      {steps.length > 0 && <Steps title="How this index is worked out" steps={steps} note={LEFT_OUT} />}
      {record.rounds.length > 0 && record.index === null && (
        <p>
          {record.holes} of {HOLES_FOR_INDEX} holes so far: an index needs three rounds of {FULL_ROUND}, or as many
          holes in nines.
        </p>
      )}
    </section>
  );
}
