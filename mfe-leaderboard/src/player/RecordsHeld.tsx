import { ROUTES } from '@golf/shared/platform';
import type { PlayerSummary, RecordUnit } from '@golf/shared/api';
import { Button, CourseName, Section, useDates, VisuallyHidden } from '@golf/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { daysOf } from '../records/days-of.ts';
import { valueInWords } from '../records/value-in-words.ts';
import styles from './RecordsHeld.module.css';

type HeldRecord = NonNullable<PlayerSummary['records']>[number];

/** Records shown at first: full lines of one, two and three columns. */
const AT_FIRST = 6;

/** Units of records set in one round on one course; the others take several rounds. */
const OF_A_ROUND: ReadonlySet<HeldRecord['unit']> = new Set(['handicap', 'net', 'to_par', 'strokes']);

/** Value of a record in a list of records. */
export function RecordValue({ value, unit }: { value: number; unit: RecordUnit }) {
  const words = valueInWords(value, unit);
  return (
    <span className={styles.value}>
      <strong aria-hidden data-score={unit === 'to_par' ? Math.sign(value) : undefined}>
        {words.number}
      </strong>
      <span aria-hidden className={styles.unit}>
        {unit === 'net' ? 'strokes' : unit !== 'handicap' && words.unit}
      </span>
      <VisuallyHidden>{words.spoken}</VisuallyHidden>
    </span>
  );
}

function Entry({ record, isFurther }: { record: HeldRecord; isFurther: boolean }) {
  const { formatDay } = useDates();
  const { id, name, value, unit, date, since, course, others, other, running } = record;
  return (
    <li data-further={isFurther || undefined}>
      <Link to={`${ROUTES.records}#${id}`} className={styles.name}>
        {name}
      </Link>
      <span className={styles.when}>
        {date && (
          <span>
            {running && since ? `Since ${formatDay(since)}, still going` : daysOf({ date, since }, formatDay)}
          </span>
        )}
        {course && since === null && OF_A_ROUND.has(unit) && <CourseName name={course} isColumn />}
        {others > 0 && <span>Shared with {other ?? (others === 1 ? '1 other' : `${others} others`)}</span>}
      </span>
      {value !== null && unit !== null && <RecordValue value={value} unit={unit} />}
    </li>
  );
}

/** Site records of the player: value, date and place of each, and a link to the previous holder. */
export function RecordsHeld({ records }: { records: readonly HeldRecord[] }) {
  const [all, setAll] = useState(false);
  return (
    <Section
      id="records"
      title="Records"
      lead={
        <>
          Held by this player, alone or shared. <Link to={ROUTES.records}>All site records</Link>
        </>
      }
    >
      <ul className={styles.records} data-all={all || undefined}>
        {records.map((record, index) => (
          <Entry key={record.id} record={record} isFurther={index >= AT_FIRST} />
        ))}
      </ul>
      {records.length > AT_FIRST && (
        <Button data-needs-script className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${records.length - AT_FIRST} more`}
        </Button>
      )}
    </Section>
  );
}
