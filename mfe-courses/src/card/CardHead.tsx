import type { Course } from '@golf/shared/api';
import { pathOfCourse } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { OptionalPicture, Button, VisuallyHidden } from '@golf/shared/ui';
import Printer from 'lucide-react/icons/printer';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './CardHead.module.css';
import { courseNameOf } from './course-name.ts';

export interface CardHeadProps {
  course: Course;
  /** Id of the heading. */
  nameId: string;
  onPrint: () => void;
}

/** Flag, name and location of a course; the name links to the course's page. */
export function CardHead({ course, nameId, onPrint }: CardHeadProps) {
  const courseName = courseNameOf(course);
  const parts = [course.club_location, course.club_country]
    .filter(Boolean)
    .join(', ')
    .split(/(?<=,) /);
  return (
    <header className={styles.head}>
      {course.code && (
        <OptionalPicture
          src={flagUrl(course.code)}
          alt={course.flag_name}
          width={48}
          height={36}
          loading="lazy"
          className={styles.flag}
        />
      )}
      <div className={styles.words}>
        <h2 id={nameId} className={styles.club}>
          <Link to={pathOfCourse(course)} data-event="course-link">
            {course.club_name}
          </Link>
        </h2>
        <p className={styles.where}>
          {courseName && <strong className={styles.course}>{courseName}</strong>}
          <span>
            {parts.map((part, at) => (
              <Fragment key={at}>
                {at > 0 && ' '}
                <span className={styles.part}>{part}</span>
              </Fragment>
            ))}
          </span>
        </p>
      </div>
      <Button className={styles.print} data-event="course-print" onClick={onPrint}>
        <Printer aria-hidden size={16} />
        <VisuallyHidden upTo="phone">Print</VisuallyHidden>
      </Button>
    </header>
  );
}
