import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import styles from './HistoryTable.module.css';
import type { Entry, HistorySummary } from './history.ts';

export interface HistoryTableProps {
  history: readonly Entry[];
  summary: HistorySummary;
  onRemove: (round: number) => void;
}

function Score({ adjusted }: { adjusted: number }) {
  return (
    <>
      <span aria-hidden className={styles.value}>
        {formatHandicap(adjusted)}
      </span>
      <VisuallyHidden>{speakHandicap(adjusted)}</VisuallyHidden>
    </>
  );
}

/** What exceptional scores have taken off a score. */
function Reduction({ strokes }: { strokes: number }) {
  return strokes === 0 ? null : <span className={styles.counts}>−{-strokes}.0 for an exceptional score</span>;
}

/** Every score, with those that count towards the index marked. */
export function HistoryTable({ history, summary, onRemove }: HistoryTableProps) {
  // A column of its own, once a score has it.
  const carded = history.some(({ card }) => card);
  return (
    <>
      <table className={styles.history} data-empty={history.length === 0 || undefined} aria-label="Handicap History">
        <thead>
          <tr>
            <th scope="col">Round</th>
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
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {history.map((entry, round) => (
            // A score has no identity beyond its position in the history.
            <tr key={round} data-counts={summary.counting.has(round) || undefined}>
              <td>{round + 1}</td>
              <td>
                <Score adjusted={summary.whs?.rounds[round]?.differential ?? entry.adjusted} />
                {entry.part && <span className={styles.counts}>{entry.part.holes} holes</span>}
                <Reduction strokes={summary.whs?.rounds[round]?.reduction ?? 0} />
                {summary.counting.has(round) && (
                  <span className={styles.counts}>
                    <span className={styles.dot} aria-hidden /> <VisuallyHidden upTo={640}>counts</VisuallyHidden>
                  </span>
                )}
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
                  Remove
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
