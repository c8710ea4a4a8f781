import { courseResources, type Course } from '@golf/shared/api';
import { flagUrl } from '@golf/shared/site';
import { useQuery } from '@tanstack/react-query';
import styles from './Courses.module.css';
import { CourseLeaderboard } from './CourseLeaderboard.tsx';
import { TeeTable } from './TeeTable.tsx';
import { useNearViewport } from './use-near-viewport.ts';

interface CourseCardProps {
  id: string;
  course: Course;
}

function CoursePicture({ courseId, near }: { courseId: number; near: boolean }) {
  const { data: images } = useQuery({ ...courseResources(courseId).images, enabled: near });
  const first = images?.find(({ image_path }) => image_path !== null);
  return (
    <div className={styles.picture}>
      {first?.image_path && (
        <img src={first.image_path} alt={first.alt_text} width="1600" height="900" loading="lazy" />
      )}
      {images && !first && <p>No images found for this course.</p>}
    </div>
  );
}

/** One course: picture, tees and leaderboard. Its calls go out when it comes near the screen. */
export function CourseCard({ id, course }: CourseCardProps) {
  const [card, near] = useNearViewport<HTMLElement>();
  return (
    <article ref={card} id={id} className={styles.card} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <div>
          <h2 id={`${id}-name`} className={styles.club}>
            {course.club_name}
          </h2>
          <p className={styles.where}>
            {course.course_name} · {course.club_location}, {course.club_country}
          </p>
        </div>
        {course.code && <img src={flagUrl(course.code)} alt={course.flag_name} width="40" height="30" loading="lazy" />}
      </header>
      <CoursePicture courseId={course.course_id} near={near} />
      <div className={styles.columns}>
        <TeeTable courseId={course.course_id} metres={course.metres} near={near} />
        <CourseLeaderboard courseId={course.course_id} near={near} />
      </div>
    </article>
  );
}
