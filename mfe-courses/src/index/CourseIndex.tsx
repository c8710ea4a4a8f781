import type { Course, CourseLine } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import { pictureOfSize } from '@golf/shared/site';
import { OptionalPicture, Term, useDates, VisuallyHidden } from '@golf/shared/ui';
import { useMemo, type CSSProperties } from 'react';
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

/** Width of a picture in px: the stored width, so that no further variant is generated. */
const PICTURE = 96;

function Figures({ line, difficulty }: { line: CourseLine; difficulty: number | null }) {
  const [leader] = line.leaders;
  return (
    <>
      <div className={styles.foot}>
        {difficulty !== null && (
          <p className={styles.difficulty}>
            Difficulty <span className={styles.figure}>{formatDifficulty(difficulty)}</span>
          </p>
        )}
        {leader && (
          <p className={styles.round}>
            <VisuallyHidden>Best round: </VisuallyHidden>
            <span className={leader.live ? styles.who : styles.preview}>{leader.name}</span>, {leader.gross} strokes
          </p>
        )}
      </div>
      {leader && (
        <p className={styles.score} data-score={Math.sign(leader.score)}>
          {formatScore(leader.score)} <VisuallyHidden>to par</VisuallyHidden>
        </p>
      )}
    </>
  );
}

function Tile({ entry: { course, line, difficulty }, order }: { entry: IndexEntry; order: IndexOrder }) {
  const { formatDay } = useDates();
  const { club_name: club, club_location: place } = course;
  const name = courseNameOf(course);
  return (
    <li className={styles.tile}>
      {line?.picture ? (
        <OptionalPicture
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
          <span aria-hidden className={styles.leads}>
            ›
          </span>
        </Link>
        <span className={styles.course}>
          {name && <span aria-hidden>{name} · </span>}
          {order === 'latest' && line?.last_played ? (
            <>
              Last played <strong>{formatDay(line.last_played)}</strong>
            </>
          ) : (
            place
          )}
        </span>
      </span>
      {line && <Figures line={line} difficulty={difficulty} />}
    </li>
  );
}

/** Column heads of the figures, one above each column of courses; in each entry the figures have their own labels. */
function Heads() {
  return (
    <p className={styles.head}>
      <span>Course</span>
      <span>Best round, to par</span>
    </p>
  );
}

export interface CourseIndexProps {
  /** In the order of their cards. */
  courses: readonly Course[];
  /** Undefined while loading. */
  lines: readonly CourseLine[] | undefined;
  order: IndexOrder;
}

/** Each course in a few figures, above the cards, linked to the course's page. */
export function CourseIndex({ courses, lines, order }: CourseIndexProps) {
  const entries = useMemo(() => indexed(courses, lines, order), [courses, lines, order]);
  return (
    <nav aria-label="Courses" className={styles.index}>
      <p className={styles.note}>
        <span>Scores from the hardest men’s tees.</span>{' '}
        <span>
          Difficulty is <Term of="rating">course rating</Term> minus par.
        </span>
      </p>
      <div aria-hidden className={styles.heads}>
        <Heads />
        {entries.length > 1 && <Heads />}
      </div>
      <ul
        className={styles.tiles}
        data-order={order}
        style={{ '--rows': Math.ceil(entries.length / 2) } as CSSProperties}
      >
        {entries.map((entry) => (
          <Tile key={entry.course.course_id} entry={entry} order={order} />
        ))}
      </ul>
    </nav>
  );
}
