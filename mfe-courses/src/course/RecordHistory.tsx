import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { Section } from '@golf/shared/ui';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import { PlayerName } from './PlayerName.tsx';
import styles from './RecordHistory.module.css';

interface StepProps {
  tee: TeeSummary;
  step: readonly RecordHolder[];
  before: RecordHolder | undefined;
}

/** Change from the previous record: "2 strokes lower", "the first round". */
function changeOf(first: RecordHolder, before: RecordHolder | undefined): string {
  if (!before) return 'the first round';
  const strokes = before.value - first.value;
  return strokes === 1 ? '1 stroke lower' : `${strokes} strokes lower`;
}

function Step({ tee, step, before }: StepProps) {
  const [first, ...others] = step;
  if (!first) return null;
  const toPar = tee.tee_par === null ? null : first.value - tee.tee_par;
  return (
    <li className={styles.step}>
      <span className={styles.strokes} data-score={toPar === null ? undefined : Math.sign(toPar)}>
        {first.value}
      </span>
      <span className={styles.words}>
        <span>
          <PlayerName player={first} />
          {others.length > 0 && (
            <span className={styles.level}>
              {', matched by '}
              {others.map((other, index) => (
                <span key={other.player_id}>
                  {index > 0 && ', '}
                  <PlayerName player={other} />
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={styles.small}>
          <DayOfRound round={first} />
          {' · '}
          <span className={styles.change}>
            {toPar !== null && `${toPar === 0 ? 'level par' : `${formatScore(toPar)} to par`}, `}
            {changeOf(first, before)}
          </span>
        </span>
      </span>
    </li>
  );
}

function Column({ tee, isOnly }: { tee: TeeSummary; isOnly: boolean }) {
  // The current record comes first.
  const steps = tee.steps.map((step, index) => ({ step, before: tee.steps[index - 1]?.[0] })).toReversed();
  return (
    <div>
      {!isOnly && (
        <h3 className={styles.title}>
          <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} gender={tee.gender} />
        </h3>
      )}
      <ol className={styles.steps} reversed>
        {steps.map(({ step, before }) => (
          <Step key={step[0]?.score_id} tee={tee} step={step} before={before} />
        ))}
      </ol>
    </div>
  );
}

/** History of the records: from the hardest tees, and from the others on demand. */
export function RecordHistory({ tees }: { tees: readonly TeeSummary[] }) {
  const hardest = tees.filter((tee) => tee.hardest);
  const shown = hardest.length > 0 ? hardest : tees.slice(0, 1);
  const others = tees.filter((tee) => !shown.includes(tee) && tee.steps.length > 1);
  return (
    <Section title="How the record fell" lead="From the first round on video to the one that stands.">
      <div className={styles.columns}>
        {shown.map((tee) => (
          <Column key={tee.tee_id} tee={tee} isOnly={tees.length === 1} />
        ))}
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>From the other tees</summary>
          <div className={styles.columns}>
            {others.map((tee) => (
              <Column key={tee.tee_id} tee={tee} isOnly={false} />
            ))}
          </div>
        </details>
      )}
    </Section>
  );
}
