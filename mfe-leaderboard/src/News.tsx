import { totalShotsResource } from '@golf/shared/api';
import { ROUTES } from '@golf/shared/platform';
import { pastBoardPath, playerPagePath } from '@golf/shared/routes';
import { VisuallyHidden, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LAST_30_DAYS } from './records/sections.ts';
import styles from './Toolbar.module.css';
import type { Table } from './view/table.ts';

/** News of the board in one line; empty if the backend reports none. */
export function News({ climber, faller }: Pick<Table, 'climber' | 'faller'>) {
  const { formatDay } = useDates();
  const { data, isPending } = useQuery(totalShotsResource);
  const rounds = data?.rounds_this_week;
  const movers = [
    { found: climber, role: 'Biggest climb:', sign: '▲', word: 'up' },
    { found: faller, role: 'Biggest drop:', sign: '▼', word: 'down' },
  ].flatMap(({ found, ...words }) => (found ? [{ ...found, ...words }] : []));
  if (!data?.newest_day && movers.length === 0) return null;
  return (
    <div className={styles.news}>
      {/* Reserves the line: the rows below must not shift when the news loads. */}
      <span data-waiting={isPending || undefined}>
        {data?.newest_day && (
          <Link to={pastBoardPath(data.newest_day)} title="The leaderboard on any day" className={styles.updated}>
            Updated {formatDay(data.newest_day)}
            {rounds != null && ` · ${rounds} ${rounds === 1 ? 'round' : 'rounds'} that week`}
          </Link>
        )}
      </span>
      {movers.length > 0 && (
        <span className={styles.period}>
          <span aria-hidden className={styles.measured}>
            Places moved ·{' '}
          </span>
          <Link to={`${ROUTES.records}#${LAST_30_DAYS}`}>
            Last 30 days<VisuallyHidden>: all who moved</VisuallyHidden>
          </Link>
          <span aria-hidden>:</span>
        </span>
      )}
      {movers.map(({ id, name, places, role, sign, word }) => (
        <span key={role}>
          <span className={styles.role}>{role} </span>
          <Link to={playerPagePath(id, name)}>
            {name}
            <VisuallyHidden>
              , {word} {places} in 30 days
            </VisuallyHidden>
          </Link>{' '}
          <span aria-hidden className={styles.sign} data-up={word === 'up' || undefined}>
            {sign} {places}
          </span>
        </span>
      ))}
    </div>
  );
}
