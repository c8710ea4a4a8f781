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

/** Places moved, with an arrow. */
export const Places = ({ way, places }: { way: 'up' | 'down'; places: number }) => (
  <span data-way={way}>
    <span aria-hidden>{way === 'up' ? '▲' : '▼'} </span>
    <VisuallyHidden>{way} </VisuallyHidden>
    {places}
  </span>
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
    cell: ({ places }) => <Places way={way} places={places} />,
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

interface MoversOf<Row> {
  movers: { up: readonly Row[]; down: readonly Row[] };
  columns: { up: Column<Row>[]; down: Column<Row>[] };
}

/** Climbers and fallers side by side, or above each other. */
export const MoversTables = <Row extends Pick<Mover, 'player_id'>>({ movers, columns }: MoversOf<Row>) => (
  <div className={styles.movers}>
    {(['up', 'down'] as const).map((way) => {
      const title = way === 'up' ? 'Up the leaderboard' : 'Down the leaderboard';
      return (
        movers[way].length > 0 && (
          <div key={way}>
            <h3 className={styles.title}>{title}</h3>
            <DataTable name={title} columns={columns[way]} rows={movers[way]} rowKey={({ player_id: id }) => id} />
          </div>
        )
      );
    })}
  </div>
);

const COLUMNS = { up: columnsOf('up'), down: columnsOf('down') };

/** The largest moves on the leaderboard in 30 days. */
export const Movers = ({ movers }: Pick<SiteRecords, 'movers'>) => <MoversTables movers={movers} columns={COLUMNS} />;
