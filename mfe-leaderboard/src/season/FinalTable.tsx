import type { Season, SeasonRow } from '@golf/shared/api';
import { DataTable, type Column } from '@golf/shared/ui';
import { Gained } from '../past/cells.tsx';
import { PLACED } from '../past/DayTable.tsx';

const COLUMNS: Column<SeasonRow>[] = [
  ...PLACED,
  { head: 'Rounds', align: 'end', from: 'phone', kind: 'quiet', cell: ({ rounds }) => rounds },
];

const MOVED: Column<SeasonRow> = {
  head: 'Places gained',
  short: 'Gain',
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
