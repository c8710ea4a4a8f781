import { courseResources, type Tee } from '@golf/shared/api';
import { DataTable, QueryPart, Skeleton, type Column } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import styles from './TeeTable.module.css';

const LENGTH = new Intl.NumberFormat('en');

const columnsIn = (metres: boolean): Column<Tee>[] => [
  {
    head: 'Tees',
    names: true,
    cell: (tee) => <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} />,
  },
  {
    head: 'Gender',
    short: 'M/F',
    align: 'center',
    unlabelled: true,
    cell: ({ gender }) => <abbr title={gender ? 'Women' : 'Men'}>{gender ? 'F' : 'M'}</abbr>,
  },
  {
    head: metres ? 'Metres' : 'Yardage',
    short: metres ? 'm' : 'Yds',
    align: 'end',
    cell: ({ tee_yardage: length }) => length !== null && LENGTH.format(length),
  },
  { head: 'Par', align: 'end', cell: ({ tee_par: par }) => par },
  {
    head: 'Course Rating',
    short: 'CR',
    align: 'end',
    cell: ({ tee_course_rating: rating }) => rating?.toFixed(1),
  },
  { head: 'Slope Rating', short: 'Slope', align: 'end', cell: ({ tee_slope_rating: slope }) => slope },
];

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
      loading={<Skeleton rows={6} rowHeight={2.5} />}
    >
      {(tees) => {
        const firstFemale = tees.findIndex(({ gender }) => gender);
        return (
          <DataTable
            name="Tees"
            className={styles.tees}
            columns={columnsIn(metres)}
            rows={tees}
            rowKey={({ tee_id: id }) => id}
            rowProps={(_, index) => ({ 'data-divided': (index > 0 && index === firstFemale) || undefined })}
            empty="No tees listed for this course."
          />
        );
      }}
    </QueryPart>
  );
}
