import type { CourseUpdate } from '@golf/shared/api';
import { timeAgo } from '@golf/shared/format';
import { intents } from '@golf/shared/platform';
import { ROUTES } from '@golf/shared/pages';
import { coursePath } from '@golf/shared/routes';
import { useDates, VisuallyHidden } from '@golf/shared/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { clubAndCourse } from './club-and-course.ts';
import styles from './UpdatesPanel.module.css';

/** Age in ms from which the month says more than "11 months ago". */
const OLD = 335 * 86_400_000;

interface CourseEntryProps {
  update: CourseUpdate;
  /** Undefined if the list of courses lacks the course or is not loaded. */
  courseId: number | undefined;
  /** Whether the update is newer than the last opening of the panel. */
  fresh: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onChoose: () => void;
}

/**
 * A released course leaderboard, pinned above the scores. One line, so that scores are visible without scrolling. A
 * shared heading names the kind and the pin; screen readers get both for each entry. A click opens the courses page at
 * the course; a new tab opens the page of the course.
 */
export function CourseEntry({ update, courseId, fresh, now, onChoose }: CourseEntryProps) {
  const { formatMonthOfYear } = useDates();
  const isOld = now - Date.parse(update.updated_at) >= OLD;
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
            {isOld && <span className={styles.less}>{formatMonthOfYear(update.updated_at)} </span>}
            {isOld ? update.updated_at.slice(0, 4) : age}
            {ago && !isOld && <span className={styles.less}>{ago}</span>}
          </time>
        </span>
        <VisuallyHidden>Pinned</VisuallyHidden>
      </Link>
    </li>
  );
}
