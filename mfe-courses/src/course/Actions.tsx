import type { Course } from '@golf/shared/api';
import { courseTitle, shareOnX } from '@golf/shared/format';
import { ROUTES, siteOrigin } from '@golf/shared/platform';
import { pathOfCourse } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { CopyLink, LinkButton, QuietActions, useHydrated } from '@golf/shared/ui';
import LayoutList from 'lucide-react/icons/layout-list';
import Share2 from 'lucide-react/icons/share-2';
import styles from './CoursePage.module.css';

/** Links of a course's page, and ways to share it. */
export function Actions({ course }: { course: Course }) {
  const origin = useHydrated() ? siteOrigin() : SITE.origin;
  const path = pathOfCourse(course);
  const name = courseTitle(course.club_name, course.course_name);
  return (
    <QuietActions className={styles.actions}>
      <LinkButton to={ROUTES.courses}>
        <LayoutList aria-hidden size={16} />
        All courses
      </LinkButton>
      <span data-needs-script>
        <CopyLink path={path} />
      </span>
      <LinkButton
        href={shareOnX(origin + path, `${name}: the course leaderboard`)}
        target="_blank"
        rel="noopener noreferrer"
        data-event={`share-course-${course.course_id}`}
      >
        <Share2 aria-hidden size={16} />
        Share on X
      </LinkButton>
    </QuietActions>
  );
}
