import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { formatStrokes } from '@golf/shared/format';
import { Badge, DataTable, type Column } from '@golf/shared/ui';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import { leadersOf } from './leaders-of.ts';
import { PlayerName } from './PlayerName.tsx';
import styles from './RecordTable.module.css';

/** Strokes, and the score to the par of the tees. */
const strokes = ({ tee_par: par }: TeeSummary, { value }: RecordHolder) =>
  par === null ? String(value) : formatStrokes(value, value - par);

/** The tees and the round or rounds that hold their record. */
interface Line {
  tee: TeeSummary;
  first: RecordHolder;
  holders: readonly RecordHolder[];
  before: RecordHolder | undefined;
}

const COLUMNS: Column<Line>[] = [
  {
    head: 'Tees',
    names: true,
    cell: ({ tee }) => (
      <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} gender={tee.gender} />
    ),
    className: styles.tees,
  },
  {
    head: 'Record',
    align: 'end',
    kind: 'figure',
    unlabelled: true,
    score: ({ tee, first }) => (tee.tee_par === null ? null : first.value - tee.tee_par),
    cell: ({ tee, first }) => strokes(tee, first),
  },
  {
    head: 'Held by',
    unlabelled: true,
    cell: ({ tee, first, holders }) => (
      <>
        {holders.map((holder) => (
          <span key={holder.player_id} className={styles.holder}>
            <PlayerName player={holder} />
            {leadersOf(tee).includes(holder) && <Badge>Course Leader</Badge>}
          </span>
        ))}
        <span data-until="desk" className={styles.below}>
          <DayOfRound round={first} />
        </span>
      </>
    ),
    className: styles.link,
  },
  {
    head: 'Since',
    kind: 'quiet',
    from: 'desk',
    cell: ({ first }) => <DayOfRound round={first} />,
    className: styles.quietLink,
  },
  {
    head: 'Previous',
    kind: 'quiet',
    from: 'desk',
    cell: ({ tee, before }) =>
      before ? (
        <>
          <PlayerName player={before} />, {strokes(tee, before)}
        </>
      ) : (
        '–'
      ),
    className: styles.quietLink,
  },
  { head: 'Rounds', align: 'end', kind: 'quiet', from: 'tablet', cell: ({ tee }) => tee.rounds },
];

/** The record from each set of tees, its holder and the previous holder. */
export function RecordTable({ tees }: { tees: readonly TeeSummary[] }) {
  const lines = tees.flatMap((tee): Line[] => {
    const holders = tee.steps.at(-1) ?? [];
    const [first] = holders;
    return first ? [{ tee, first, holders, before: tee.steps.at(-2)?.[0] }] : [];
  });
  return <DataTable name="Records" columns={COLUMNS} rows={lines} rowKey={({ tee }) => tee.tee_id} />;
}
