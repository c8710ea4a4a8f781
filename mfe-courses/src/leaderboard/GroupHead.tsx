import columns from './CourseLeaderboard.module.css';
import styles from './GroupHead.module.css';
import { TeesLine, type TeesLineProps } from './TeesLine.tsx';

/** Columns that even the narrowest phone shows. */
const PHONE_COLUMNS = 4;

interface GroupHeadProps extends TeesLineProps {
  /** Whether other tees stand above: a line divides the two. */
  divides: boolean;
  printed: boolean;
}

/** Heights of a group's band and of one of its rows, in rem. */
const BAND = 2.75;
const ROW = 3.25;

/** What stands above the rounds from a set of tees, and stays in view while they pass. */
export function GroupHead({ divides, printed, ...line }: GroupHeadProps) {
  const { tee_name: name, gender } = line.round;
  const whose = gender === null ? '' : gender ? ' (women)' : ' (men)';
  // It runs over all cells; the last three are hidden with their columns on a phone.
  return (
    <tr className={styles.group} data-divides={divides || undefined} data-unprinted={!printed || undefined}>
      <th scope="rowgroup" colSpan={PHONE_COLUMNS}>
        {divides && <hr aria-label={`${name} tees${whose}`} />}
        <span className={styles.rail} style={{ height: `${BAND + line.rows * ROW}rem` }}>
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
