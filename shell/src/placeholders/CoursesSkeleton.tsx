import styles from './CoursesSkeleton.module.css';
import { spans } from './spans.tsx';

const COURSES = 12;

/** Where the courses will be: the filters' button, the order, and the index. */
export const CoursesSkeleton = () => (
  <div className={styles.courses} role="status" aria-label="Loading the courses">
    <div className={styles.toolbar}>{spans(4)}</div>
    {Array.from({ length: COURSES }, (_, course) => (
      <div key={course} className={styles.course}>
        {spans(6)}
      </div>
    ))}
  </div>
);
