import type { Mover, SiteRecords } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { DataTable, PlayerFace, VisuallyHidden, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './Movers.module.css';
import records from './Records.module.css';

const handicap = (value: number) => (
  <>
    <span aria-hidden>{formatHandicap(value)}</span>
    <VisuallyHidden>{speakHandicap(value)}</VisuallyHidden>
  </>
);

const columnsOf = (way: 'up' | 'down'): Column<Mover>[] => [
  {
    head: 'Player',
    names: true,
    cell: ({ player_id: id, name, profile, badge_id: badge }) => (
      <span className={styles.player}>
        <PlayerFace src={profile} size={28} isLegend={badge !== null} />
        <Link to={playerPagePath(id, name)} className={records.name}>
          {name}
        </Link>
      </span>
    ),
  },
  {
    head: 'Moved',
    align: 'end',
    className: styles.places,
    cell: ({ places }) => (
      <span data-way={way}>
        <span aria-hidden>{way === 'up' ? '▲' : '▼'} </span>
        <VisuallyHidden>{way} </VisuallyHidden>
        {places}
      </span>
    ),
  },
  {
    head: 'Place now',
    short: 'Now',
    align: 'end',
    from: 'phone',
    cell: ({ position, tied }) => formatPosition(position, tied),
  },
  {
    head: 'Handicap',
    align: 'end',
    className: styles.handicap,
    cell: ({ handicap_30_days_ago: before, handicap: now }) => (
      <>
        <span className={styles.before}>{handicap(before)}</span>
        <span aria-hidden> → </span>
        <VisuallyHidden>, now </VisuallyHidden>
        {handicap(now)}
      </>
    ),
  },
];

const UP = columnsOf('up');
const DOWN = columnsOf('down');

/** The largest moves on the leaderboard in 30 days: climbers and fallers side by side, or above each other. */
export const Movers = ({ movers: { up, down } }: Pick<SiteRecords, 'movers'>) => (
  <div className={styles.movers}>
    {[
      { title: 'Up the leaderboard', columns: UP, rows: up },
      { title: 'Down the leaderboard', columns: DOWN, rows: down },
    ].map(
      ({ title, columns, rows }) =>
        rows.length > 0 && (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <DataTable name={title} columns={columns} rows={rows} rowKey={({ player_id: id }) => id} />
          </div>
        ),
    )}
  </div>
);
