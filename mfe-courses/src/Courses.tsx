import { coursesResource } from '@golf/shared/api';
import { useIntent } from '@golf/shared/platform';
import { Button, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CourseCard } from './CourseCard.tsx';
import styles from './Courses.module.css';

/** The card of a course, for links and intents. */
const cardId = (courseId: number) => `course-${courseId}`;

/** Every course with a released leaderboard, by club. */
export function Courses() {
  const { data: courses, isError, refetch } = useQuery(coursesResource);
  useIntent('course/open', ({ courseId }) => document.getElementById(cardId(courseId))?.scrollIntoView());
  if (isError) {
    return (
      <p className={styles.note} role="status">
        The courses are not available right now.{' '}
        <Button kind="link" onClick={() => void refetch()}>
          Load them again
        </Button>
      </p>
    );
  }
  if (!courses) return <Skeleton rows={3} rowHeight={24} label="Loading the courses" />;
  if (courses.length === 0) return <p className={styles.note}>No course leaderboard has been released yet.</p>;
  return (
    <div className={styles.list}>
      {courses
        .toSorted((a, b) => a.club_name.localeCompare(b.club_name, 'en'))
        .map((course) => (
          <CourseCard key={course.course_id} id={cardId(course.course_id)} course={course} />
        ))}
    </div>
  );
}
