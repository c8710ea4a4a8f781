import type { Course } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { ROUTES } from '@golf/shared/platform';
import { pathOfCourse } from '@golf/shared/routes';
import { LinkButton, QuietActions, Share } from '@golf/shared/ui';
import LayoutList from 'lucide-react/icons/layout-list';
import styles from './CoursePage.module.css';

/** Links of a course's page, and ways to share it. */
export function Actions({ course }: { course: Course }) {
  const words = `${courseTitle(course.club_name, course.course_name)}: the course leaderboard`;
  return (
    <QuietActions className={styles.actions}>
      <LinkButton to={ROUTES.courses}>
        <LayoutList aria-hidden size={16} />
        All courses
      </LinkButton>
      <Share path={pathOfCourse(course)} title={words} words={words} event={`course-${course.course_id}`} />
    </QuietActions>
  );
}
