import type { Course } from '@golf/shared/api';
import { coursePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import Printer from 'lucide-react/icons/printer';
import styles from './CardHead.module.css';

export interface CardHeadProps {
  course: Course;
  /** Id of the heading. */
  nameId: string;
  /** Called instead of a page load when the link is clicked. */
  onLink: () => void;
  onPrint: () => void;
}

/** Flag, name and place of a course; the name links to the course's own address. */
export function CardHead({ course, nameId, onLink, onPrint }: CardHeadProps) {
  const place = [course.club_location, course.club_country].filter(Boolean).join(', ');
  return (
    <header className={styles.head}>
      {course.code && (
        <img
          src={flagUrl(course.code)}
          alt={course.flag_name}
          width="48"
          height="36"
          loading="lazy"
          className={styles.flag}
        />
      )}
      <div className={styles.words}>
        <h2 id={nameId} className={styles.club}>
          <a
            href={coursePath(course.course_id)}
            data-event="course-link"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onLink();
            }}
          >
            {course.club_name}
          </a>
        </h2>
        <p className={styles.where}>
          {course.course_name && <strong className={styles.course}>{course.course_name}</strong>}
          <span>{place}</span>
        </p>
      </div>
      <Button className={styles.print} data-event="course-print" onClick={onPrint}>
        <Printer aria-hidden size={16} />
        <VisuallyHidden upTo={640}>Print</VisuallyHidden>
      </Button>
    </header>
  );
}
