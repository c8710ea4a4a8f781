import { Link } from 'react-router-dom';
import { roundPagePath } from '../routes.ts';
import styles from './RoundDay.module.css';
import { useDates } from './use-dates.ts';

export interface RoundDayProps {
  /** Id of the round; null: the day belongs to no round, and is plain text. */
  id: number | null;
  /** ISO day. */
  date: string;
  /** Name of the player; null while the player is not announced. */
  player: string | null;
  course: string;
}

/** Day of a round, which leads to the page of the round. */
export function RoundDay({ id, date, player, course }: RoundDayProps) {
  const { formatDay } = useDates();
  if (id === null) return formatDay(date);
  return (
    <Link to={roundPagePath(id, player, course)} className={styles.day} title="About this round">
      {formatDay(date)}
    </Link>
  );
}
