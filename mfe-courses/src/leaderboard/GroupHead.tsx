import columns from './CourseLeaderboard.module.css';
import styles from './GroupHead.module.css';
import { TeesLine, type TeesLineProps } from './TeesLine.tsx';

/** Columns that even the narrowest phone shows. */
const PHONE_COLUMNS = 4;

interface GroupHeadProps extends TeesLineProps {
  /** Whether another group is above: a line divides the two. */
  divides: boolean;
  printed: boolean;
}

/** Heights of a group's band and of one of its rows, in rem. */
const BAND = 2.75;
const ROW = 3.25;

/** Sticky head of the rounds from one set of tees. */
export function GroupHead({ divides, printed, ...line }: GroupHeadProps) {
  const { tee_name: name, gender } = line.round;
  const whose = gender === null ? '' : gender ? ' (women)' : ' (men)';
  // It spans all cells; a phone hides the last three together with their columns.
  return (
    <tr className={styles.group} data-divides={divides || undefined} data-unprinted={!printed || undefined}>
      <th scope="rowgroup" colSpan={PHONE_COLUMNS}>
        {divides && <hr aria-label={`${name} tees${whose}`} />}
        <span className={styles.rail} style={{ height: `calc(${BAND}rem + ${line.rows} * var(--row, ${ROW}rem))` }}>
          <span className={styles.band}>
            <TeesLine {...line} />
          </span>
        </span>
      </th>
      <td aria-hidden className={columns.tees} />
      <td aria-hidden className={columns.date} />
      <td aria-hidden className={columns.title} />
    </tr>
  );
}
