import type { CourseUpdate } from '@golf/shared/api';
import { timeAgo } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/pages';
import { coursePath } from '@golf/shared/routes';
import { VisuallyHidden } from '@golf/shared/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { clubAndCourse } from './club-and-course.ts';
import styles from './UpdatesPanel.module.css';

interface CourseEntryProps {
  update: CourseUpdate;
  /** Undefined if the course is not on the list of courses, or the list has not loaded. */
  courseId: number | undefined;
  /** Whether it came since the panel was last opened. */
  fresh: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onChoose: () => void;
}

/**
 * A released course leaderboard, pinned above the scores: one line, so that scores show without scrolling; what it is
 * and that it is pinned stands once above all of them, and is read out of each. A click opens the courses page at that
 * course; in a new tab, the course has an address of its own.
 */
export function CourseEntry({ update, courseId, fresh, now, onChoose }: CourseEntryProps) {
  const [, age, ago] = /^(.*?)( ago)?$/.exec(timeAgo(update.updated_at, now)) ?? [];
  const [club, own] = clubAndCourse(update.course ? `${update.name} – ${update.course}` : update.name);
  const choose = (event: MouseEvent) => {
    onChoose();
    if (courseId === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    intents.emit('course/open', { courseId });
  };
  return (
    <li className={styles.pinned}>
      <Link
        to={courseId === undefined ? ROUTES.courses : coursePath(courseId)}
        className={`${styles.entry} ${styles.line}`}
        data-event="notification-course"
        onClick={choose}
      >
        <VisuallyHidden>Course Leaderboard Released</VisuallyHidden>
        <span className={styles.course}>
          <span className={styles.club}>
            {club}
            {own && <span className={styles.own}> –</span>}
          </span>
          {own && ' '}
          {own && <span className={styles.own}>{own}</span>}
        </span>
        <span className={styles.when}>
          {fresh && <span role="img" aria-label="New" className={styles.fresh} />}
          <time dateTime={update.updated_at}>
            {age}
            {ago && <span className={styles.ago}>{ago}</span>}
          </time>
        </span>
        <VisuallyHidden>Pinned</VisuallyHidden>
      </Link>
    </li>
  );
}
