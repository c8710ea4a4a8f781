import type { Course } from '@golf/shared/api';
import { courseTitle, shareOnX } from '@golf/shared/format';
import { siteOrigin } from '@golf/shared/platform';
import { pathOfCourse, ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { CopyLink, useHydrated } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './CoursePage.module.css';

/** Where to go from a course's page, and ways to pass it on. */
export function Actions({ course }: { course: Course }) {
  const origin = useHydrated() ? siteOrigin() : SITE.origin;
  const path = pathOfCourse(course);
  const name = courseTitle(course.club_name, course.course_name);
  return (
    <div className={styles.actions}>
      <span data-needs-script>
        <CopyLink path={path} />
      </span>
      <a
        className={styles.share}
        href={shareOnX(origin + path, `${name}: the course leaderboard`)}
        target="_blank"
        rel="noopener noreferrer"
        data-event={`share-course-${course.course_id}`}
      >
        Share on X
      </a>
      <Link className={styles.share} to={ROUTES.courses}>
        All courses
      </Link>
    </div>
  );
}
