import type { CoursePlayed } from '@golf/shared/api';
import { formatPosition, formatScore } from '@golf/shared/format';
import { coursePagePath } from '@golf/shared/routes';
import { CourseName, VisuallyHidden, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './CoursesPlayed.module.css';
import { Section } from './Section.tsx';

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

function Row({ played }: { played: CoursePlayed }) {
  const { formatDay } = useDates();
  const { course_id: id, course, rounds, score, date, tee } = played;
  return (
    <tr>
      <th scope="row" className={styles.course}>
        <span className={styles.name}>
          {id === null ? (
            <CourseName name={course} isColumn />
          ) : (
            <Link to={coursePagePath(id, course)}>
              <CourseName name={course} isColumn />
            </Link>
          )}
          {played.record && <span className={styles.mark}>Best to par</span>}
          {played.leader && <span className={styles.mark}>Course Leader</span>}
        </span>
        {date && <span className={styles.below}>{formatDay(date)}</span>}
      </th>
      <td className={styles.rounds}>{rounds}</td>
      <td className={styles.score} data-score={score === null ? undefined : Math.sign(score)}>
        {score === null ? '–' : formatScore(score)}
      </td>
      <td className={styles.when}>
        {date && formatDay(date)}
        {tee && <span className={styles.tee}>{tee}</span>}
      </td>
      <td className={styles.place}>
        <Place {...played} />
      </td>
    </tr>
  );
}

/** Legend of the marks next to a course, and of the dash in place of a rank. */
const MARKS = [
  {
    isOn: ({ record }: CoursePlayed) => record,
    words: 'Best to par: the lowest score to par there, from any tees.',
  },
  {
    isOn: ({ leader }: CoursePlayed) => leader,
    words: 'Course Leader: the lowest from the hardest tees.',
  },
  {
    isOn: ({ place, players }: CoursePlayed) => place === null || players === 1,
    words: 'A dash: no leaderboard there, or nobody else has played those tees.',
  },
];

/** Each course played, with the best round and its place among the players from the same tee. */
export function CoursesPlayed({ courses }: { courses: readonly CoursePlayed[] }) {
  const marks = MARKS.filter(({ isOn }) => courses.some(isOn)).map(({ words }) => words);
  return (
    <Section
      title="Courses"
      lead="Best 18-hole round at each course, ranked against other players’ best from the same tees."
    >
      {marks.length > 0 && <p className={styles.marks}>{marks.join(' ')}</p>}
      <table className={styles.courses} aria-label="Courses">
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col" className={styles.rounds}>
              Rounds
            </th>
            <th scope="col" className={styles.score}>
              Best
            </th>
            <th scope="col" className={styles.when}>
              Date and tees
            </th>
            <th scope="col" className={styles.place}>
              Place
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((played) => (
            <Row key={`${played.course_id} ${played.course}`} played={played} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
