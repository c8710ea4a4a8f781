import { formatAdjusted } from '@golf/shared/format';
import { Button, DataTable, VisuallyHidden, type Column } from '@golf/shared/ui';
import styles from './HistoryTable.module.css';
import type { Entry, HistorySummary } from './history.ts';
import { afterReduction, type WhsRound } from './whs/record.ts';

export interface HistoryTableProps {
  history: readonly Entry[];
  summary: HistorySummary;
  onRemove: (round: number) => void;
}

/** Value of a score before the reductions for exceptional scores. */
function Reduction({ round }: { round: WhsRound | undefined }) {
  if (!round || round.reduction === 0) return null;
  return <span className={`${styles.counts} ${styles.below}`}>was {formatAdjusted(round.differential, 1)}</span>;
}

/** Value of a score by the chosen rule. */
const worthOf = ({ adjusted }: Entry, round: WhsRound | undefined) => (round ? afterReduction(round) : adjusted);

/** A score with its value by the chosen rule. */
interface Line {
  entry: Entry;
  round: WhsRound | undefined;
  counts: boolean;
  onRemove: () => void;
}

function Worth({ entry, round, counts }: Line) {
  return (
    <span className={styles.worths}>
      <span className={styles.value}>{formatAdjusted(worthOf(entry, round), 1)}</span>
      {entry.part && <span className={`${styles.counts} ${styles.below}`}>{entry.part.holes} holes</span>}
      <Reduction round={round} />
      {counts && (
        <span className={styles.counts}>
          <span className={styles.dot} aria-hidden /> <VisuallyHidden upTo="phone">counts</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const Remove = ({ number, onRemove }: { number: number; onRemove: () => void }) => (
  <Button kind="link" className={styles.remove} aria-label={`Remove, round ${number}`} onClick={onRemove}>
    <span className={styles.word}>Remove</span>
    <span aria-hidden className={styles.sign}>
      ×
    </span>
  </Button>
);

const ROUND: Column<Line> = { head: 'Round', short: '#', cell: (_, index) => index + 1 };
const WORTH: Column<Line> = { head: 'Adjusted Score', cell: (line) => <Worth {...line} />, className: styles.worth };
/** Shown once a score has a card. */
const CARD: Column<Line>[] = [
  { head: 'Score', align: 'end', cell: ({ entry }) => entry.card?.score, className: styles.score },
  {
    head: 'Rating / Slope',
    kind: 'quiet',
    cell: ({ entry: { card } }) => card && `${card.rating} / ${card.slope}`,
    className: styles.ratings,
  },
];
const ACTION: Column<Line> = {
  head: 'Action',
  align: 'end',
  unlabelled: true,
  cell: ({ onRemove }, index) => <Remove number={index + 1} onRemove={onRemove} />,
  className: styles.action,
};

/** All scores, with the counting ones marked. */
export function HistoryTable({ history, summary, onRemove }: HistoryTableProps) {
  const lines = history.map((entry, index): Line => ({
    entry,
    round: summary.whs?.rounds[index],
    counts: summary.counting.has(index),
    onRemove: () => onRemove(index),
  }));
  return (
    <div className={styles.history} data-empty={history.length === 0 || undefined}>
      <DataTable
        name="Handicap History"
        columns={[ROUND, WORTH, ...(history.some(({ card }) => card) ? CARD : []), ACTION]}
        rows={lines}
        // A score has no identity beyond its position in the history.
        rowKey={(_, index) => index}
        rowProps={({ counts }) => ({ 'data-counts': counts || undefined })}
        empty="No scores yet. Submit your first above, or import a CSV file."
      />
      {summary.counting.size > 0 && (
        <p aria-hidden className={styles.key}>
          <span className={styles.dot} /> counts towards the index
        </p>
      )}
    </div>
  );
}
