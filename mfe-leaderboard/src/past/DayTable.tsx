import type { RowOfDay } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { Button, DataTable, type Column } from '@golf/shared/ui';
import { useState, type ComponentProps } from 'react';
import { Gained, Handicap, PlayerCell } from './cells.tsx';
import styles from './PastBoard.module.css';

/** Rows shown at first. */
const AT_FIRST = 100;

/** Place today, with the places gained or lost since the day. */
function Since({ row: { position, position_now: now, tied_now: tied } }: { row: RowOfDay }) {
  if (now === null) return '–';
  return (
    <>
      {formatPosition(now, tied)}
      <Gained places={position - now} />
    </>
  );
}

type Placed = Pick<RowOfDay, keyof ComponentProps<typeof PlayerCell>['player'] | 'handicap' | 'position' | 'tied'>;

/** Place, player and handicap. */
export const PLACED: [place: Column<Placed>, player: Column<Placed>, handicap: Column<Placed>] = [
  {
    head: 'Position',
    short: 'Pos',
    unlabelled: true,
    kind: 'figure',
    cell: ({ position, tied }) => formatPosition(position, tied),
    className: styles.position,
  },
  { head: 'Player', names: true, cell: (row) => <PlayerCell player={row} /> },
  {
    head: 'Handicap',
    short: 'Hcp',
    align: 'end',
    kind: 'figure',
    cell: ({ handicap }) => <Handicap value={handicap} />,
  },
];

const [PLACE, PLAYER, HANDICAP] = PLACED;

const COLUMNS: Column<RowOfDay>[] = [
  PLACE,
  {
    ...PLAYER,
    cell: (row) => (
      <>
        <PlayerCell player={row} />
        <span data-until="phone" className={styles.below}>
          Today <Since row={row} />
        </span>
      </>
    ),
  },
  HANDICAP,
  {
    head: 'Handicap today',
    align: 'end',
    from: 'tablet',
    kind: 'quiet',
    cell: ({ handicap_now: now }) => <Handicap value={now} />,
  },
  {
    head: 'Place today',
    short: 'Today',
    align: 'end',
    from: 'phone',
    cell: (row) => <Since row={row} />,
    className: styles.since,
  },
];

export interface DayTableProps {
  /** Best first; of a long table the first ones until all are wanted. */
  rows: readonly RowOfDay[];
  /** Number of rows, including those still to load. */
  total: number;
  onWantAll: () => void;
}

/** The rows of a day; the first of a long table until all are wanted. */
export function DayTable({ rows, total, onWantAll }: DayTableProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <DataTable
        name="Leaderboard of the day"
        framed
        sticky
        columns={COLUMNS}
        rows={all ? rows : rows.slice(0, AT_FIRST)}
        rowKey={({ player_id: id }) => id}
        empty="Nobody had a handicap yet: it takes five rounds."
      />
      {total > AT_FIRST && (!all || rows.length < total) && (
        <Button
          className={styles.more}
          disabled={all}
          onClick={() => {
            setAll(true);
            onWantAll();
          }}
        >
          Show all {total} players
        </Button>
      )}
    </>
  );
}
