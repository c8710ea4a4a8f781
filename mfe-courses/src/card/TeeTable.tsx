import { courseResources } from '@golf/shared/api';
import { LoadingLines, QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import stacked from '../Stacked.module.css';
import styles from './TeeTable.module.css';

const LENGTH = new Intl.NumberFormat('en');

export interface TeeTableProps {
  courseId: number;
  /** Whether lengths are in metres; else in yards. */
  metres: boolean;
}

/** The tees of a course with their ratings; a thicker line divides the men's from the women's. */
export function TeeTable({ courseId, metres }: TeeTableProps) {
  const query = useQuery(courseResources(courseId).tees);
  return (
    <QueryPart
      query={query}
      failure="The tees aren’t available right now."
      loading={<LoadingLines lines={6} height={2.5} />}
    >
      {(tees) => {
        const firstFemale = tees.findIndex(({ gender }) => gender);
        return (
          <div className={styles.box}>
            <table className={`${stacked.stacked} ${styles.tees}`} aria-label="Tees">
              <thead>
                <tr>
                  <th scope="col">Tees</th>
                  <th scope="col" data-short="M/F">
                    Gender
                  </th>
                  <th scope="col" data-short={metres ? 'm' : 'Yds'}>
                    {metres ? 'Metres' : 'Yardage'}
                  </th>
                  <th scope="col">Par</th>
                  <th scope="col" data-short="CR">
                    Course Rating
                  </th>
                  <th scope="col" data-short="Slope">
                    Slope Rating
                  </th>
                </tr>
              </thead>
              <tbody>
                {tees.map((tee, index) => (
                  <tr key={tee.tee_id} data-divided={(index > 0 && index === firstFemale) || undefined}>
                    <th scope="row">
                      <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} />
                    </th>
                    <td>
                      <abbr title={tee.gender ? 'Women' : 'Men'}>{tee.gender ? 'F' : 'M'}</abbr>
                    </td>
                    <td>{tee.tee_yardage !== null && LENGTH.format(tee.tee_yardage)}</td>
                    <td>{tee.tee_par}</td>
                    <td>{tee.tee_course_rating?.toFixed(1)}</td>
                    <td>{tee.tee_slope_rating}</td>
                  </tr>
                ))}
                {tees.length === 0 && (
                  <tr>
                    <td colSpan={6}>No tees listed for this course.</td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        );
      }}
    </QueryPart>
  );
}
