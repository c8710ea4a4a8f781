import type { Season, SeasonMover } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { DataTable, Section, useDates, VisuallyHidden, type Column } from '@golf/shared/ui';
import { PlayerCell } from '../past/PlayerCell.tsx';
import styles from '../records/Movers.module.css';

const columnsOf = (way: 'up' | 'down'): Column<SeasonMover>[] => [
  { head: 'Player', names: true, cell: (row) => <PlayerCell player={row} /> },
  {
    head: 'Moved',
    align: 'end',
    className: styles.places,
    cell: ({ before, position }) => (
      <span data-way={way}>
        <span aria-hidden>{way === 'up' ? '▲' : '▼'} </span>
        <VisuallyHidden>{way} </VisuallyHidden>
        {Math.abs((before ?? position) - position)}
      </span>
    ),
  },
  {
    head: 'Place',
    align: 'end',
    cell: ({ before, position, tied }) => (
      <>
        <span className={styles.before}>{before}</span>
        <span aria-hidden> → </span>
        <VisuallyHidden>, then </VisuallyHidden>
        {formatPosition(position, tied)}
      </>
    ),
  },
];

const UP = columnsOf('up');
const DOWN = columnsOf('down');

/** Who gained and who lost most places in the year. */
export function SeasonMovers({ season: { up, down, day, start } }: { season: Season }) {
  const { formatDay } = useDates();
  const lead =
    start === null
      ? `Places gained and lost from each player’s first place on the leaderboard to ${formatDay(day)}.`
      : `Places gained and lost from ${formatDay(start)} to ${formatDay(day)}, by players ranked on both days.`;
  return (
    <Section title="Movers of the year" lead={lead}>
      <div className={styles.movers}>
        {[
          { title: 'Up the leaderboard', columns: UP, rows: up },
          { title: 'Down the leaderboard', columns: DOWN, rows: down },
        ].map(({ title, columns, rows }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <DataTable name={title} columns={columns} rows={rows} rowKey={({ player_id: id }) => id} empty="Nobody." />
          </div>
        ))}
      </div>
    </Section>
  );
}
