import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { formatStrokes } from '@golf/shared/format';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import { PlayerName } from './PlayerName.tsx';
import stacked from '../Stacked.module.css';
import styles from './RecordTable.module.css';

/** Strokes, and the score to the par of the tees. */
const strokes = ({ tee_par: par }: TeeSummary, { value }: RecordHolder) =>
  par === null ? String(value) : formatStrokes(value, value - par);

function Row({ tee }: { tee: TeeSummary }) {
  const holders = tee.steps.at(-1) ?? [];
  const [first] = holders;
  const before = tee.steps.at(-2)?.[0];
  if (!first) return null;
  return (
    <tr>
      <th scope="row">
        <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} gender={tee.gender} />
      </th>
      <td className={styles.score} data-score={tee.tee_par === null ? undefined : Math.sign(first.value - tee.tee_par)}>
        {strokes(tee, first)}
      </td>
      <td>
        {holders.map((holder) => (
          <span key={holder.player_id} className={styles.holder}>
            <PlayerName player={holder} />
            {holder.score_id === tee.leader?.score_id && <span className={styles.mark}>Course Leader</span>}
          </span>
        ))}
        <span className={styles.below}>
          <DayOfRound round={first} />
        </span>
      </td>
      <td className={styles.wide}>
        <DayOfRound round={first} />
      </td>
      <td className={styles.wide}>
        {before ? (
          <>
            <PlayerName player={before} />, {strokes(tee, before)}
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={styles.rounds}>{tee.rounds}</td>
    </tr>
  );
}

/** The record from each set of tees, its holder and the previous holder. */
export function RecordTable({ tees }: { tees: readonly TeeSummary[] }) {
  return (
    <table className={`${stacked.stacked} ${styles.table}`} aria-label="Records">
      <thead>
        <tr>
          <th scope="col">Tees</th>
          <th scope="col" className={styles.score}>
            Record
          </th>
          <th scope="col">Held by</th>
          <th scope="col" className={styles.wide}>
            Since
          </th>
          <th scope="col" className={styles.wide}>
            Previous
          </th>
          <th scope="col" className={styles.rounds}>
            Rounds
          </th>
        </tr>
      </thead>
      <tbody>
        {tees.map((tee) => (
          <Row key={tee.tee_id} tee={tee} />
        ))}
      </tbody>
    </table>
  );
}
