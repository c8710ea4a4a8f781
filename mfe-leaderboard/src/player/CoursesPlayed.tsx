import type { CoursePlayed } from '@golf/shared/api';
import { formatPosition, formatScore } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import {
  Badge,
  CourseName,
  DataTable,
  RoundDay,
  Section,
  useDates,
  VisuallyHidden,
  type Column,
} from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './CoursesPlayed.module.css';

/** "T3 of 10". No place for the only player of a course, nor without a leaderboard. */
function Place({ place, tied, players }: CoursePlayed) {
  if (place === null || players === 1)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{place === null ? 'no place' : 'only player'}</VisuallyHidden>
      </>
    );
  return (
    <>
      {formatPosition(place, tied)} <span className={styles.of}>of {players}</span>
    </>
  );
}

function Course({ played }: { played: CoursePlayed }) {
  const { formatDay } = useDates();
  const { course_id: id, course, date } = played;
  return (
    <>
      <span className={styles.name}>
        {id === null ? (
          <CourseName name={course} isColumn />
        ) : (
          <Link to={coursePagePath(id, course)}>
            <CourseName name={course} isColumn />
          </Link>
        )}
        {played.record && <Badge>Best to par</Badge>}
        {played.leader && <Badge>Course Leader</Badge>}
      </span>
      {date && (
        <span data-until="tablet" className={styles.below}>
          {formatDay(date)}
        </span>
      )}
    </>
  );
}

function When({ played: { score_id: id, course, date, tee } }: { played: CoursePlayed }) {
  return (
    <>
      {date && <RoundDay id={id} date={date} player={null} course={course} />}
      {tee && <span className={styles.tee}>{tee}</span>}
    </>
  );
}

const COLUMNS: Column<CoursePlayed>[] = [
  { head: 'Course', names: true, cell: (played) => <Course played={played} />, className: styles.course },
  { head: 'Rounds', align: 'end', from: 'tablet', cell: ({ rounds }) => rounds },
  {
    head: 'Best',
    align: 'end',
    score: ({ score }) => score,
    cell: ({ score }) => (score === null ? '–' : formatScore(score)),
    className: styles.best,
  },
  { head: 'Date and tees', from: 'tablet', cell: (played) => <When played={played} />, className: styles.when },
  { head: 'Place', align: 'end', cell: (played) => <Place {...played} /> },
];

/** Legend of the marks next to a course, and of the dash in place of a rank. */
const MARKS = [
  {
    isOn: ({ record }: CoursePlayed) => record,
    words: 'Best to par: lowest score from any tees.',
  },
  {
    isOn: ({ leader }: CoursePlayed) => leader,
    words: 'Course Leader: lowest from the hardest tees.',
  },
  {
    isOn: ({ place, players }: CoursePlayed) => place === null || players === 1,
    words: 'A dash (–) means no leaderboard, or that nobody else has played those tees.',
  },
];

/** Each course played, with the best round and its place among the players from the same tee. */
export function CoursesPlayed({ courses }: { courses: readonly CoursePlayed[] }) {
  const marks = MARKS.filter(({ isOn }) => courses.some(isOn)).map(({ words }) => words);
  return (
    <Section
      id="courses"
      title="Courses"
      lead="Best 18-hole round at each course, ranked against other players’ best from the same tees."
    >
      {marks.length > 0 && <p className={styles.marks}>{marks.join(' ')}</p>}
      <DataTable
        name="Courses"
        columns={COLUMNS}
        rows={courses}
        rowKey={({ course_id: id, course }) => `${id} ${course}`}
      />
    </Section>
  );
}
