import type { CourseSummary } from '@golf/shared/api';
import { flagUrl } from '@golf/shared/site';
import { Board, OptionalPicture, Term, useDates } from '@golf/shared/ui';
import { courseNameOf } from '../card/course-name.ts';
import { difficultyOf, formatDifficulty } from '../index/difficulty.ts';
import styles from './Hero.module.css';

/** Head of a course's page: name, location, and the main figures. */
export function Hero({
  summary: { course, tees, rounds, players, last_played: lastPlayed },
}: {
  summary: CourseSummary;
}) {
  const { formatDay } = useDates();
  const courseName = courseNameOf(course);
  const place = [course.club_location, course.club_country].filter(Boolean).join(', ');
  const hardest = tees.find((tee) => tee.hardest);
  const difficulty = hardest ? difficultyOf(hardest.tee_course_rating, hardest.tee_par) : null;
  const lead = (
    <span className={styles.lead}>
      {course.code && (
        <OptionalPicture
          src={flagUrl(course.code)}
          alt={course.flag_name}
          width={28}
          height={21}
          className={styles.flag}
        />
      )}
      {courseName && <strong className={styles.course}>{courseName}</strong>}
      <span>{place}</span>
    </span>
  );
  const figures = (
    <div>
      <dl className={styles.figures}>
        {difficulty !== null && (
          <div className={styles.first}>
            <dt>Difficulty</dt>
            <dd>{formatDifficulty(difficulty)}</dd>
          </div>
        )}
        {rounds > 0 && (
          <>
            <div>
              <dt>Rounds</dt>
              <dd>{rounds}</dd>
            </div>
            <div>
              <dt>Players</dt>
              <dd>{players}</dd>
            </div>
          </>
        )}
        {lastPlayed && (
          <div>
            <dt>Last played</dt>
            <dd>{formatDay(lastPlayed)}</dd>
          </div>
        )}
      </dl>
      {hardest && difficulty !== null && (
        <p className={styles.why}>
          <Term of="rating">Course rating</Term> {hardest.tee_course_rating?.toFixed(1)} − par {hardest.tee_par},
          hardest {hardest.gender ? '' : 'men’s '}tees
        </p>
      )}
    </div>
  );
  return <Board title={course.club_name} lead={lead} aside={figures} />;
}
