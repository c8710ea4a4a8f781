import type { Season, SeasonMover } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { Section, useDates, VisuallyHidden, type Column } from '@golf/shared/ui';
import { PlayerCell } from '../past/cells.tsx';
import { MoversTables, Places } from '../records/Movers.tsx';
import styles from '../records/Movers.module.css';

const columnsOf = (way: 'up' | 'down'): Column<SeasonMover>[] => [
  { head: 'Player', names: true, cell: (row) => <PlayerCell player={row} /> },
  {
    head: 'Moved',
    align: 'end',
    className: styles.places,
    cell: ({ before, position }) => <Places way={way} places={Math.abs((before ?? position) - position)} />,
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

const COLUMNS = { up: columnsOf('up'), down: columnsOf('down') };

/** Who gained and who lost most places in the year. */
export function SeasonMovers({ season }: { season: Season }) {
  const { formatDay } = useDates();
  const { day, start } = season;
  const lead =
    start === null
      ? `Places gained and lost from each player’s first place on the leaderboard to ${formatDay(day)}.`
      : `Places gained and lost from ${formatDay(start)} to ${formatDay(day)}, by players ranked on both days.`;
  return (
    <Section title="Movers of the year" lead={lead}>
      <MoversTables movers={season} columns={COLUMNS} />
    </Section>
  );
}
