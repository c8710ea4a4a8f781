import type { HeldRecord, RecordHolder, RecordUnit } from '@golf/shared/api';
import { playerPagePath } from '@golf/shared/routes';
import { CourseName, RoundDay, videoOf, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { daysOf } from './days-of.ts';
import styles from './Records.module.css';
import { valueInWords } from './value-in-words.ts';

type Named = Pick<RecordHolder, 'player_id' | 'name' | 'live'>;

/** A player's name, linked to the player's page. */
function Name({ holder: { player_id: id, name, live } }: { holder: Named }) {
  return (
    <Link to={playerPagePath(id, live ? name : null)} className={live ? styles.name : styles.preview}>
      {name}
    </Link>
  );
}

/** All holders of a record: "Ada, Bo and 3 others". */
export function Names({ held: { holders, count } }: { held: Pick<HeldRecord, 'holders' | 'count'> }) {
  const others = count - holders.length;
  const last = others > 0 ? null : holders.at(-1);
  const listed = last && holders.length > 1 ? holders.slice(0, -1) : holders;
  return (
    <>
      {listed.map((holder, index) => (
        <span key={holder.player_id}>
          {index > 0 && ', '}
          <Name holder={holder} />
        </span>
      ))}
      {last && holders.length > 1 && (
        <>
          {' and '}
          <Name holder={last} />
        </>
      )}
      {others > 0 && ` and ${others} ${others === 1 ? 'other' : 'others'}`}
    </>
  );
}

/** Separator of two facts: it ends a line and never begins one. */
const BETWEEN = '\u00a0· ';

/** Day, course and video of a record. */
export function Circumstances({ holder }: { holder: RecordHolder }) {
  const { formatDay } = useDates();
  const { course, video, link, score_id: round } = holder;
  const { href } = videoOf(link);
  return (
    <>
      {holder.since === null ? <Day holder={holder} /> : daysOf(holder, formatDay)}
      {course && (
        <>
          {BETWEEN}
          <CourseName name={course} />
        </>
      )}
      {video && href && (
        <a
          className={styles.video}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-event={`video-link-${round}`}
        >
          {video}
        </a>
      )}
    </>
  );
}

/** Day of a record's round, which leads to the page of the round. */
const Day = ({ holder: { score_id: id, date, name, live, course } }: { holder: RecordHolder }) => (
  <RoundDay id={id} date={date} player={live ? name : null} course={course ?? ''} />
);

export const DayOfRound = ({ holder }: { holder: RecordHolder }) => (
  <span className={styles.when}>
    <Day holder={holder} />
  </span>
);

/** A value for use in a sentence: "−3", "71"; "level par" instead of a lone 0. */
function numberInSentence(value: number, unit: RecordUnit): string {
  const { number, spoken } = valueInWords(value, unit);
  return unit === 'to_par' && value === 0 ? spoken : number;
}

/** Previous holder, with the previous value below. */
export function BeforeInTable({ before, unit }: { before: RecordHolder; unit: RecordUnit }) {
  return (
    <>
      <Name holder={before} />{' '}
      <span className={styles.when}>
        {numberInSentence(before.value, unit)}, <Day holder={before} />
      </span>
    </>
  );
}

/** Previous holder and previous value, in a sentence. */
export function Before({ before, unit }: { before: RecordHolder; unit: RecordUnit }) {
  const { unit: word } = valueInWords(before.value, unit);
  const isCount = unit !== 'net' && unit !== 'to_par' && unit !== 'handicap';
  return (
    <>
      <Name holder={before} />,{' '}
      <span className={styles.whole}>
        {numberInSentence(before.value, unit)}
        {isCount && ` ${word}`}
      </span>
      ,{' '}
      <span className={styles.whole}>
        <Day holder={before} />
      </span>
    </>
  );
}
