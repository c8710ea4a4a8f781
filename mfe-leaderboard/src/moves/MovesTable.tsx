import type { Move } from '@golf/shared/api';
import { formatAdjusted, formatPosition } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import { DataTable, useDates, VisuallyHidden, type Column } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Gained, Handicap, PlayerCell } from '../past/cells.tsx';
import styles from './Moves.module.css';

/** Two figures with an arrow between them; one without an earlier one. */
const FromTo = ({ from, children }: { from: ReactNode; children: ReactNode }) => (
  <>
    {from !== null && (
      <>
        <span className={styles.from}>{from}</span>
        <span aria-hidden className={styles.from}>
          {' → '}
        </span>
        <VisuallyHidden>, then </VisuallyHidden>
      </>
    )}
    {children}
  </>
);

/** The rounds between, with the lowest adjusted scores. */
function Rounds({ move: { rounds, best, name, live } }: { move: Move }) {
  const { formatDay } = useDates();
  if (rounds === 0) return <span className={styles.from}>No round between: the others moved</span>;
  return (
    <>
      <span className={styles.from}>
        {rounds === 1 ? '1 round: ' : `${rounds} rounds${rounds > best.length ? ', the lowest' : ''}: `}
      </span>
      {best.map(({ score_id: id, net_score: net, course, date }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link
            to={roundPagePath(id, live ? name : null, course)}
            aria-label={`${formatAdjusted(net)} at ${course}, ${formatDay(date)}`}
            title={`${course}, ${formatDay(date)}`}
          >
            {formatAdjusted(net)}
          </Link>
        </span>
      ))}
    </>
  );
}

const Handicaps = ({ move: { handicap_before: before, handicap } }: { move: Move }) => (
  <FromTo from={before === null ? null : <Handicap value={before} />}>
    <Handicap value={handicap} />
  </FromTo>
);

const COLUMNS: Column<Move>[] = [
  {
    head: 'Player',
    names: true,
    cell: (move) => (
      <>
        <PlayerCell player={move} />
        <span data-until="phone" className={styles.below}>
          <span>
            Handicap <Handicaps move={move} />
          </span>
          <span>
            <Rounds move={move} />
          </span>
        </span>
      </>
    ),
  },
  {
    head: 'Place',
    align: 'end',
    className: styles.place,
    cell: ({ before, tied_before: tiedBefore, position, tied }) => (
      <>
        <FromTo from={before && formatPosition(before, tiedBefore)}>{formatPosition(position, tied)}</FromTo>
        {before !== null && <Gained places={before - position} />}
      </>
    ),
  },
  { head: 'Handicap', align: 'end', from: 'phone', cell: (move) => <Handicaps move={move} /> },
  {
    head: 'Adjusted scores in between',
    from: 'phone',
    className: styles.rounds,
    cell: (move) => <Rounds move={move} />,
  },
];

/** Players who moved, with their rounds between the two days. */
export const MovesTable = ({ name, rows }: { name: string; rows: readonly Move[] }) => (
  <DataTable name={name} columns={COLUMNS} rows={rows} rowKey={({ player_id: id }) => id} />
);
