import type { BoardOfDay, RowOfDay } from '@golf/shared/api';
import { formatHandicap, formatPosition, isPlus, speakHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { Button, DataTable, OptionalPicture, PlayerFace, VisuallyHidden, type Column } from '@golf/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import movers from '../records/Movers.module.css';
import styles from './PastBoard.module.css';

/** Rows shown at first. */
const AT_FIRST = 100;

const Handicap = ({ value }: { value: number | null }) => (
  <>
    <span aria-hidden data-plus={isPlus(value) || undefined}>
      {formatHandicap(value)}
    </span>
    <VisuallyHidden>{speakHandicap(value)}</VisuallyHidden>
  </>
);

/** Place today, with the places gained or lost since the day. */
function Since({ row: { position, position_now: now, tied_now: tied } }: { row: RowOfDay }) {
  if (now === null) return '–';
  const gained = position - now;
  return (
    <>
      {formatPosition(now, tied)}
      <span className={styles.gained} data-up={gained > 0 || undefined}>
        {gained !== 0 && (
          <>
            <span aria-hidden>{gained > 0 ? '▲ ' : '▼ '}</span>
            <VisuallyHidden>, {gained > 0 ? 'up' : 'down'} </VisuallyHidden>
            {Math.abs(gained)}
          </>
        )}
      </span>
    </>
  );
}

function PlayerOfDay({ row }: { row: RowOfDay }) {
  const { player_id: id, name, live, code, profile, badge_id: badge } = row;
  return (
    <span className={movers.player}>
      {code && (
        <OptionalPicture src={flagUrl(code)} alt="" width={28} height={21} loading="lazy" className={styles.flag} />
      )}
      <PlayerFace src={live ? profile : null} size={28} isLegend={badge !== null} className={styles.face} />
      <Link to={playerPagePath(id, live ? name : null)} className={styles.name}>
        <Name player={{ name, live }} />
      </Link>
    </span>
  );
}

const COLUMNS: Column<RowOfDay>[] = [
  {
    head: 'Position',
    short: 'Pos',
    unlabelled: true,
    kind: 'figure',
    cell: ({ position, tied }) => formatPosition(position, tied),
    className: styles.position,
  },
  {
    head: 'Player',
    names: true,
    cell: (row) => (
      <>
        <PlayerOfDay row={row} />
        <span data-until="phone" className={styles.below}>
          Today <Since row={row} />
        </span>
      </>
    ),
  },
  {
    head: 'Handicap',
    short: 'Hcp',
    align: 'end',
    kind: 'figure',
    cell: ({ handicap }) => <Handicap value={handicap} />,
  },
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

interface RowsOfDayProps {
  board: BoardOfDay;
  /** Number of ranked players, including those still loading. */
  total: number;
  isComplete: boolean;
}

/** The rows of a day, best first; the first of a long table until all are wanted. */
export function RowsOfDay({ board: { rows }, total, isComplete }: RowsOfDayProps) {
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
      {!all && total > AT_FIRST && (
        <Button className={styles.more} disabled={!isComplete} onClick={() => setAll(true)}>
          Show all {total} players
        </Button>
      )}
    </>
  );
}
