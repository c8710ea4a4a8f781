import type { Season } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { CourseName, DataTable, Section, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import records from '../records/Records.module.css';

type CourseOfSeason = Season['courses'][number];

const COLUMNS: Column<CourseOfSeason>[] = [
  {
    head: 'Course',
    names: true,
    cell: ({ course_id: id, course }) =>
      id === null ? (
        <CourseName name={course} />
      ) : (
        <Link to={coursePagePath(id, course)} className={records.name}>
          <CourseName name={course} />
        </Link>
      ),
  },
  { head: 'Rounds', align: 'end', cell: ({ rounds }) => rounds },
  {
    head: 'Best to par',
    short: 'Best',
    align: 'end',
    kind: 'figure',
    score: ({ best }) => best,
    cell: ({ best }) => (best === null ? '–' : formatScore(best)),
  },
];

/** Courses with the most rounds in a season. */
export const CoursesOfSeason = ({ season: { courses } }: { season: Season }) => (
  <Section title="Courses" lead="Where most rounds were played, and the lowest score to par over 18 holes.">
    <DataTable
      name="Courses"
      columns={COLUMNS}
      rows={courses}
      rowKey={({ course_id: id, course }) => `${id} ${course}`}
    />
  </Section>
);
