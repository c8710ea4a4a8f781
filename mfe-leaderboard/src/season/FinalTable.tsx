import type { Season, SeasonRow } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { DataTable, type Column } from '@golf/shared/ui';
import { Gained } from '../past/Gained.tsx';
import { Handicap } from '../past/Handicap.tsx';
import { PlayerCell } from '../past/PlayerCell.tsx';
import styles from './Season.module.css';

const COLUMNS: Column<SeasonRow>[] = [
  {
    head: 'Position',
    short: 'Pos',
    unlabelled: true,
    kind: 'figure',
    cell: ({ position, tied }) => formatPosition(position, tied),
    className: styles.position,
  },
  { head: 'Player', names: true, cell: (row) => <PlayerCell player={row} /> },
  { head: 'Rounds', align: 'end', from: 'phone', kind: 'quiet', cell: ({ rounds }) => rounds },
  {
    head: 'Handicap',
    short: 'Hcp',
    align: 'end',
    kind: 'figure',
    cell: ({ handicap }) => <Handicap value={handicap} />,
  },
];

const MOVED: Column<SeasonRow> = {
  head: 'Places gained',
  short: '±',
  align: 'end',
  cell: ({ before, position }) =>
    before === null ? 'New' : before === position ? '–' : <Gained places={before - position} />,
};

/** The first ten of a season, with the places gained since the end of the year before. */
export const FinalTable = ({ season: { table, start } }: { season: Season }) => (
  <DataTable
    name="Final table"
    framed
    columns={start === null ? COLUMNS : [...COLUMNS, MOVED]}
    rows={table}
    rowKey={({ player_id: id }) => id}
  />
);
