import type { CountryRecord, CourseRecord } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { CourseName, DataTable, OptionalPicture, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { BeforeInTable, DayOfRound, Names } from './Holder.tsx';
import records from './Records.module.css';
import styles from './RecordTables.module.css';
import { valueInWords } from './value-in-words.ts';

const margin = (strokes: number) => (strokes === 0 ? 'Shared' : `by ${strokes}`);

function Holder({ record }: { record: CourseRecord | CountryRecord }) {
  const [first] = record.holders;
  return (
    <>
      <Names held={record} /> {first && <DayOfRound holder={first} />}
    </>
  );
}

const COURSES: Column<CourseRecord>[] = [
  {
    head: 'Course',
    names: true,
    cell: ({ course_id: id, course }) => (
      <Link to={coursePagePath(id, course)} className={records.name}>
        <CourseName name={course} isColumn />
      </Link>
    ),
  },
  {
    head: 'Record',
    align: 'end',
    kind: 'figure',
    score: ({ value }) => value,
    cell: ({ value }) => formatScore(value),
    className: styles.figure,
  },
  { head: 'Holder', cell: (record) => <Holder record={record} />, className: styles.holder },
  { head: 'Margin', align: 'end', cell: (record) => margin(record.margin), className: styles.margin },
  {
    head: 'Previous',
    kind: 'quiet',
    from: 'desk',
    cell: ({ before }) => (before ? <BeforeInTable before={before} unit="to_par" /> : '–'),
    className: styles.before,
  },
];

/** The lowest round to par on each course. */
export const CourseRecords = ({ courses }: { courses: readonly CourseRecord[] }) => (
  <DataTable
    name="Course records"
    className={`${styles.table} ${styles.courses}`}
    columns={COURSES}
    rows={courses}
    rowKey={({ course_id: id }) => id}
  />
);

const COUNTRIES: Column<CountryRecord>[] = [
  {
    head: 'Country',
    names: true,
    cell: ({ code, flag_name: name }) => (
      <span className={styles.country}>
        {code && <OptionalPicture src={flagUrl(code)} alt="" width={24} height={18} loading="lazy" />}
        {name}
      </span>
    ),
  },
  {
    head: 'Adjusted',
    align: 'end',
    kind: 'figure',
    cell: ({ value }) => valueInWords(value, 'net').number,
    className: styles.figure,
  },
  { head: 'Holder', cell: (record) => <Holder record={record} />, className: styles.holder },
  {
    head: 'Course',
    kind: 'quiet',
    cell: ({ holders }) => <CourseName name={holders[0]?.course ?? ''} isColumn />,
    className: styles.course,
  },
  {
    head: 'Previous',
    kind: 'quiet',
    from: 'desk',
    cell: ({ before }) => (before ? <BeforeInTable before={before} unit="net" /> : '–'),
    className: styles.before,
  },
];

/** The best net round by players of each country. */
export const CountryRecords = ({ countries }: { countries: readonly CountryRecord[] }) => (
  <DataTable
    name="By country"
    className={`${styles.table} ${styles.countries}`}
    columns={COUNTRIES}
    rows={countries}
    rowKey={({ code }) => code}
  />
);
