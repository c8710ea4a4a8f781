import type { SeasonLine } from '@golf/shared/api';
import { seasonPath } from '@golf/shared/routes';
import { DataTable, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Handicap, PlayerCell } from '../past/cells.tsx';
import records from '../records/Records.module.css';

const Champions = ({ season: { champions } }: { season: SeasonLine }) =>
  champions.length > 0
    ? champions.map((player) => <PlayerCell key={player.player_id} player={player} />)
    : 'Nobody had a handicap';

const COLUMNS: Column<SeasonLine>[] = [
  {
    head: 'Season',
    names: true,
    cell: ({ year, so_far: soFar }) => (
      <Link to={seasonPath(year)} className={records.name}>
        {year}
        {soFar && ' so far'}
      </Link>
    ),
  },
  { head: 'First place', cell: (season) => <Champions season={season} /> },
  {
    head: 'Handicap',
    short: 'Hcp',
    align: 'end',
    kind: 'figure',
    cell: ({ handicap }) => <Handicap value={handicap} />,
  },
  { head: 'Rounds', align: 'end', from: 'tablet', cell: ({ rounds }) => rounds ?? '–' },
  { head: 'Players', align: 'end', from: 'tablet', cell: ({ players }) => players ?? '–' },
];

/** A row per season: who led at its end, and how much was played. */
export const SeasonTable = ({ seasons }: { seasons: readonly SeasonLine[] }) => (
  <DataTable
    name="Seasons"
    framed
    columns={COLUMNS}
    rows={seasons}
    rowKey={({ year }) => year}
    empty="No rounds are tracked yet."
  />
);
