import { Bones } from './Bones.tsx';
import styles from './CoursesSkeleton.module.css';

const COURSES = 12;

/** Where the courses will be: the filters' button, the order, and the index. */
export const CoursesSkeleton = () => (
  <div className={styles.courses} role="status" aria-label="Loading the courses">
    <Bones count={4} className={styles.toolbar} />
    {Array.from({ length: COURSES }, (_, course) => (
      <Bones key={course} count={5} className={styles.course} />
    ))}
  </div>
);
