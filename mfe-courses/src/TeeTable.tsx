import { courseResources } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import styles from './Courses.module.css';

interface TeeTableProps {
  courseId: number;
  metres: boolean;
  near: boolean;
}

/** The tees of a course with their ratings. */
export function TeeTable({ courseId, metres, near }: TeeTableProps) {
  const { data: tees, isError } = useQuery({ ...courseResources(courseId).tees, enabled: near });
  if (isError) return <p className={styles.note}>The tees are not available right now.</p>;
  return (
    <table className={styles.table} aria-label="Tees">
      <thead>
        <tr>
          <th scope="col">Tees</th>
          <th scope="col">Gender</th>
          <th scope="col">{metres ? 'Metres' : 'Yardage'}</th>
          <th scope="col">Par</th>
          <th scope="col">Course Rating</th>
          <th scope="col">Slope Rating</th>
        </tr>
      </thead>
      <tbody>
        {tees?.map((tee, index) => (
          <tr key={tee.tee_id} data-first-female={(tee.gender && !tees[index - 1]?.gender) || undefined}>
            <td>
              <span className={styles.tee} style={{ background: tee.tee_background, color: tee.tee_text_color }}>
                {tee.tee_name}
              </span>
            </td>
            <td>{tee.gender ? 'F' : 'M'}</td>
            <td>{tee.tee_yardage}</td>
            <td>{tee.tee_par}</td>
            <td>{tee.tee_course_rating?.toFixed(1)}</td>
            <td>{tee.tee_slope_rating}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
