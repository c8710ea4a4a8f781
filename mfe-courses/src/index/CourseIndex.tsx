import type { Course, CourseLine } from '@golf/shared/api';
import { courseTitle, formatDay, formatScore, formatStrokes } from '@golf/shared/format';
import { pathOfCourse } from '@golf/shared/routes';
import { pictureOfSize } from '@golf/shared/site';
import { VisuallyHidden } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { cardId } from '../card/CourseCard.tsx';
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
  const facts = [
    line.rounds === 1 ? '1 round' : `${line.rounds} rounds`,
    line.best !== null && (
      <>
        best from any tee <span data-score={Math.sign(line.best)}>{formatScore(line.best)}</span>
      </>
    ),
    line.last_played && `played ${formatDay(line.last_played)}`,
  ];
  return (
    <>
      {leader && (
        <p className={styles.leader}>
          <span className={styles.tees}>Hardest tees </span>
          <span className={leader.live ? styles.who : styles.preview}>{leader.name}</span>{' '}
          <span className={styles.strokes} data-score={Math.sign(leader.score)}>
            {formatStrokes(leader.gross, leader.score)}
          </span>
        </p>
      )}
      <p className={styles.facts}>
        {facts.filter(Boolean).map((fact, at) => (
          <Fragment key={at}>
            {at > 0 && ' · '}
            {fact}
          </Fragment>
        ))}
      </p>
      {line.best !== null && (
        <p aria-hidden className={styles.best} data-score={Math.sign(line.best)}>
          {formatScore(line.best)}
        </p>
      )}
      {difficulty !== null && (
        <p className={styles.difficulty}>
          {formatDifficulty(difficulty)} <span className={styles.label}>difficulty</span>
        </p>
      )}
    </>
  );
}

interface TileProps {
  entry: IndexEntry;
  onLink: (courseId: number) => void;
}

function Tile({ entry: { course, line, difficulty }, onLink }: TileProps) {
  const { course_id: id, club_name: club, course_name: name, club_location: place } = course;
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
        <a
          href={`#${cardId(id)}`}
          className={styles.name}
          data-event="course-index"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onLink(id);
          }}
        >
          {club}
          {/* It leads further down, not to another page. */}
          <ChevronDown aria-hidden className={styles.down} />
        </a>
        {/* A course without a name of its own has a second line too: where it is. */}
        <span className={styles.course}>{courseNameOf(course) ?? place}</span>
      </span>
      {line && <Figures line={line} difficulty={difficulty} />}
      <Link to={pathOfCourse(course)} className={styles.page} title="Course page">
        <ChevronRight aria-hidden size={20} />
        <VisuallyHidden>Page of {courseTitle(club, name)}</VisuallyHidden>
      </Link>
    </li>
  );
}

export interface CourseIndexProps {
  /** In the order of their cards. */
  courses: readonly Course[];
  /** Undefined while they are on their way. */
  lines: readonly CourseLine[] | undefined;
  order: IndexOrder;
  /** Called when the card of a course is asked for. */
  onLink: (courseId: number) => void;
}

/** Each course in a few figures, above the cards: a click leads to its card, the arrow to its page. */
export function CourseIndex({ courses, lines, order, onLink }: CourseIndexProps) {
  const entries = useMemo(() => indexed(courses, lines, order), [courses, lines, order]);
  return (
    <nav aria-label="Courses" className={styles.index}>
      <p aria-hidden className={styles.columns}>
        <span>Course</span>
        <span>Difficulty</span>
        <span>Best</span>
      </p>
      <ul className={styles.tiles}>
        {entries.map((entry) => (
          <Tile key={entry.course.course_id} entry={entry} onLink={onLink} />
        ))}
      </ul>
      <p className={styles.note}>
        Difficulty: course rating minus par, from the hardest tees.{' '}
        <span className={styles.ofDesk}>The Course Leader has the lowest round from them.</span>
        <span aria-hidden className={styles.ofPhone}>
          Best: the lowest score to par, from any tee.
        </span>
      </p>
    </nav>
  );
}
