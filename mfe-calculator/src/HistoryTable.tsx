import { formatAdjusted } from '@golf/shared/format';
import { Button, VisuallyHidden } from '@golf/shared/ui';
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

/** All scores, with the counting ones marked. */
export function HistoryTable({ history, summary, onRemove }: HistoryTableProps) {
  // The column is rendered once a score has a card.
  const carded = history.some(({ card }) => card);
  return (
    <>
      <table className={styles.history} data-empty={history.length === 0 || undefined} aria-label="Handicap History">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden upTo={360}>Round</VisuallyHidden>
              <span aria-hidden className={styles.onPhone}>
                #
              </span>
            </th>
            <th scope="col" className={styles.worth}>
              <span>Adjusted Score</span>
            </th>
            {carded && (
              <>
                <th scope="col" className={styles.score}>
                  Score
                </th>
                <th scope="col" className={styles.ratings}>
                  Rating / Slope
                </th>
              </>
            )}
            <th scope="col">
              <VisuallyHidden upTo={360}>Action</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((entry, round) => (
            // A score has no identity beyond its position in the history.
            <tr key={round} data-counts={summary.counting.has(round) || undefined}>
              <td>{round + 1}</td>
              <td className={styles.worth}>
                <span className={styles.worths}>
                  <span className={styles.value}>{formatAdjusted(worthOf(entry, summary.whs?.rounds[round]), 1)}</span>
                  {entry.part && <span className={`${styles.counts} ${styles.below}`}>{entry.part.holes} holes</span>}
                  <Reduction round={summary.whs?.rounds[round]} />
                  {summary.counting.has(round) && (
                    <span className={styles.counts}>
                      <span className={styles.dot} aria-hidden /> <VisuallyHidden upTo={640}>counts</VisuallyHidden>
                    </span>
                  )}
                </span>
              </td>
              {carded && (
                <>
                  <td className={styles.score}>{entry.card?.score}</td>
                  <td className={styles.ratings}>{entry.card && `${entry.card.rating} / ${entry.card.slope}`}</td>
                </>
              )}
              <td>
                <Button
                  kind="link"
                  className={styles.remove}
                  aria-label={`Remove, round ${round + 1}`}
                  onClick={() => onRemove(round)}
                >
                  <span className={styles.word}>Remove</span>
                  <span aria-hidden className={styles.onPhone}>
                    ×
                  </span>
                </Button>
              </td>
            </tr>
          ))}
          {history.length === 0 && (
            <tr>
              <td colSpan={3}>No scores yet. Submit your first above, or bring them in from a file.</td>
            </tr>
          )}
        </tbody>
      </table>
      {summary.counting.size > 0 && (
        <p aria-hidden className={styles.key}>
          <span className={styles.dot} /> counts towards the index
        </p>
      )}
    </>
  );
}
