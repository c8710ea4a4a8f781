import type { CountryRecord, CourseRecord } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { OptionalPicture, CourseName } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { BeforeInTable, DayOfRound, Names } from './Holder.tsx';
import records from './Records.module.css';
import styles from './RecordTables.module.css';
import { valueInWords } from './value-in-words.ts';

const margin = (strokes: number) => (strokes === 0 ? 'Shared' : `by ${strokes}`);

/** The lowest round to par on each course. */
export function CourseRecords({ courses }: { courses: readonly CourseRecord[] }) {
  return (
    <table className={`${styles.table} ${styles.courses}`} aria-label="Course records">
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col" className={styles.figure}>
            Record
          </th>
          <th scope="col" className={styles.holder}>
            Holder
          </th>
          <th scope="col" className={styles.margin}>
            Margin
          </th>
          <th scope="col" className={styles.before}>
            Previous
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((record) => (
          <tr key={record.course_id}>
            <th scope="row">
              <Link to={coursePagePath(record.course_id, record.course)} className={records.name}>
                <CourseName name={record.course} isColumn />
              </Link>
            </th>
            <td className={styles.figure} data-score={Math.sign(record.value)}>
              {formatScore(record.value)}
            </td>
            <td className={styles.holder}>
              <Names held={record} />
              {record.holders.slice(0, 1).map((holder) => (
                <DayOfRound key={holder.player_id} holder={holder} />
              ))}
            </td>
            <td className={styles.margin}>{margin(record.margin)}</td>
            <td className={styles.before}>
              {record.before ? <BeforeInTable before={record.before} unit="to_par" /> : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The best net round by players of each country. */
export function CountryRecords({ countries }: { countries: readonly CountryRecord[] }) {
  return (
    <table className={`${styles.table} ${styles.countries}`} aria-label="By country">
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col" className={styles.figure}>
            Adjusted
          </th>
          <th scope="col" className={styles.holder}>
            Holder
          </th>
          <th scope="col" className={styles.course}>
            Course
          </th>
          <th scope="col" className={styles.before}>
            Previous
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map((record) => (
          <tr key={record.code}>
            <th scope="row">
              <span className={styles.country}>
                {record.code && (
                  <OptionalPicture src={flagUrl(record.code)} alt="" width={24} height={18} loading="lazy" />
                )}
                {record.flag_name}
              </span>
            </th>
            <td className={styles.figure}>{valueInWords(record.value, 'net').number}</td>
            <td className={styles.holder}>
              <Names held={record} />
              {record.holders.slice(0, 1).map((holder) => (
                <DayOfRound key={holder.player_id} holder={holder} />
              ))}
            </td>
            <td className={styles.course}>
              <CourseName name={record.holders[0]?.course ?? ''} isColumn />
            </td>
            <td className={styles.before}>
              {record.before ? <BeforeInTable before={record.before} unit="net" /> : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
