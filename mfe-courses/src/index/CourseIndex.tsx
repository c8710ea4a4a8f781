import type { Course, CourseLine } from '@golf/shared/api';
import { formatDay, formatScore, formatStrokes } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import { pictureOfSize } from '@golf/shared/site';
import { VisuallyHidden } from '@golf/shared/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { courseNameOf } from '../card/course-name.ts';
import styles from './CourseIndex.module.css';
import { formatDifficulty } from './difficulty.ts';
import { indexed, type IndexEntry, type IndexOrder } from './entries.ts';

export const ORDERS: readonly (readonly [order: IndexOrder, label: string])[] = [
  ['name', 'Name'],
  ['difficulty', 'Difficulty'],
  ['latest', 'Latest'],
];

/** Width of a picture in px: that in which a face is stored, so that no other is made. */
const PICTURE = 96;

function Figures({ line, difficulty }: { line: CourseLine; difficulty: number | null }) {
  const [leader] = line.leaders;
  return (
    <>
      {leader && (
        <p className={styles.leader}>
          <span className={styles.tees}>Leader: </span>
          <span className={leader.live ? styles.who : styles.preview}>{leader.name}</span>{' '}
          <span className={styles.strokes} data-score={Math.sign(leader.score)}>
            {formatStrokes(leader.gross, leader.score)}
          </span>
        </p>
      )}
      {difficulty !== null && (
        <p className={styles.difficulty}>
          {formatDifficulty(difficulty)} <span className={styles.label}>difficulty</span>
        </p>
      )}
      {line.best !== null && (
        <p className={styles.best} data-score={Math.sign(line.best)}>
          {formatScore(line.best)} <span className={styles.label}>best</span>
        </p>
      )}
    </>
  );
}

function Tile({ entry: { course, line, difficulty } }: { entry: IndexEntry }) {
  const { club_name: club, club_location: place } = course;
  const name = courseNameOf(course);
  return (
    <li className={styles.tile}>
      {line?.picture ? (
        <img
          {...pictureOfSize(line.picture, PICTURE)}
          alt=""
          width={PICTURE}
          height={72}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <Link to={pathOfCourse(course)} className={styles.name} data-event="course-index">
          {club} {name && <VisuallyHidden>– {name}</VisuallyHidden>}
        </Link>
        {/* A course without a name of its own has a second line too: where it is. */}
        <span className={styles.course}>
          <span aria-hidden={name ? true : undefined} data-own={name ? true : undefined}>
            {name ?? place}
          </span>
          {line?.last_played && <span> · played {formatDay(line.last_played)}</span>}
        </span>
      </span>
      {line && <Figures line={line} difficulty={difficulty} />}
    </li>
  );
}

export interface CourseIndexProps {
  /** In the order of their cards. */
  courses: readonly Course[];
  /** Undefined while they are on their way. */
  lines: readonly CourseLine[] | undefined;
  order: IndexOrder;
}

/** Each course in a few figures, above the cards: a click leads to its page. */
export function CourseIndex({ courses, lines, order }: CourseIndexProps) {
  const entries = useMemo(() => indexed(courses, lines, order), [courses, lines, order]);
  return (
    <nav aria-label="Courses" className={styles.index}>
      <p className={styles.note}>
        Difficulty is course rating minus par. Leader and difficulty: men’s hardest tees. Best: lowest to par, any tees.
      </p>
      <p aria-hidden className={styles.columns}>
        <span>Course</span>
        <span>Difficulty</span>
        <span>Best</span>
      </p>
      <ul className={styles.tiles}>
        {entries.map((entry) => (
          <Tile key={entry.course.course_id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}
