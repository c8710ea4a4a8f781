import styles from './CoursesSkeleton.module.css';

const COURSES = 12;

/** Where the courses will be: the button of the filters, and the index. */
export const CoursesSkeleton = () => (
  <div className={styles.courses} role="status" aria-label="Loading the courses">
    <div className={styles.toolbar} />
    {Array.from({ length: COURSES }, (_, course) => (
      <div key={course} className={styles.course} />
    ))}
  </div>
);
