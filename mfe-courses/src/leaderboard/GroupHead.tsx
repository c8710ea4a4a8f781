import type { CourseScore } from '@golf/shared/api';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import columns from './CourseLeaderboard.module.css';
import styles from './GroupHead.module.css';
import type { Order } from './rounds.ts';

/** Columns that even the narrowest phone shows. */
const PHONE_COLUMNS = 4;

interface GroupHeadProps {
  /** The first one that shows. */
  round: CourseScore;
  /** Course rating of its tees, which the groups stand in the order of; null: not known. */
  rating: number | null;
  /** How many rounds there are from these tees. */
  count: number;
  /** How many of them show. */
  rows: number;
  order: Order;
  /** Whether other tees stand above: a line divides the two. */
  divides: boolean;
  printed: boolean;
  /** Whether there are no other tees: the columns of tees and par are left out. */
  isOnly: boolean;
}

/** Heights of a group's band and of one of its rows, in rem. */
const BAND = 2.75;
const ROW = 3.25;

/** What stands above the rounds from a set of tees, and stays in view while they pass. */
export function GroupHead({ round, rating, count, rows, order, divides, printed, isOnly }: GroupHeadProps) {
  const { tee_name: name, tee_background: background, tee_text_color: text, tee_par: par, gender } = round;
  const whose = gender === null ? '' : gender ? ' (women)' : ' (men)';
  // It runs over all cells; the last three are hidden with their columns on a phone.
  return (
    <tr className={styles.group} data-divides={divides || undefined} data-unprinted={!printed || undefined}>
      <th scope="rowgroup" colSpan={isOnly ? PHONE_COLUMNS - 2 : PHONE_COLUMNS}>
        {divides && <hr aria-label={`${name} tees${whose}`} />}
        <span className={styles.rail} style={{ height: `${BAND + rows * ROW}rem` }}>
          <span className={styles.groupName}>
            <TeeBadge name={name} background={background} text={text} gender={gender} />
            <span className={styles.facts}>
              {par !== null && <span className={styles.par}>Par {par} · </span>}
              {rating !== null && <span className={styles.rating}>Rating {rating.toFixed(1)} · </span>}
              {rows < count && `${order === 'score' ? 'best' : 'latest'} ${rows} of `}
              {count === 1 ? '1 round' : `${count} rounds`}
            </span>
          </span>
        </span>
      </th>
      <td aria-hidden className={columns.tees} />
      <td aria-hidden className={columns.date} />
      <td aria-hidden className={columns.title} />
    </tr>
  );
}
