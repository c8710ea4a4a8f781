import type { PlayerSummary, Round } from '@golf/shared/api';
import { formatDay, formatDayOfYear, formatHandicap, speakHandicap } from '@golf/shared/format';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { CourseName, VisuallyHidden } from '@golf/shared/ui';
import { signed } from '../detail/explain-round.ts';
import styles from './Calculation.module.css';
import { roundsSoFar, roundsToGo } from './rounds-to-go.ts';
import { Section } from './Section.tsx';

const TITLE = 'How the handicap is worked out';

/** Columns that have no room for a day each on a phone: the first and the last have. */
const SOME = 7;
/** Columns that have room for neither score nor day on a phone or tablet. */
const MANY = 10;

/** The adjusted scores that the handicap is made of, oldest first, as columns around zero, the best on top; those that count stand out. */
function Columns({ rounds, dropsNext }: { rounds: readonly Round[]; dropsNext: number | null }) {
  const highest = Math.max(0, ...rounds.map((round) => round.net_score));
  const lowest = Math.min(0, ...rounds.map((round) => round.net_score));
  const range = highest - lowest || 1;
  return (
    <ol
      className={styles.columns}
      data-many={rounds.length > MANY ? 'many' : rounds.length > SOME ? 'some' : undefined}
      aria-label="Adjusted scores, oldest first"
    >
      {rounds.map((round) => (
        <li
          key={round.id}
          data-counts={round.is_one_of_lowest_8 || undefined}
          data-drops={round.id === dropsNext || undefined}
          title={`${formatDay(round.date)}, ${round.course}`}
        >
          <span className={styles.value}>
            <VisuallyHidden>
              {formatDay(round.date)}, {round.course}:{' '}
            </VisuallyHidden>
            {signed(round.net_score, 1)}
            {round.is_one_of_lowest_8 && <VisuallyHidden>, counts</VisuallyHidden>}
          </span>
          <span aria-hidden className={styles.track}>
            <span
              className={styles.column}
              style={{
                top: `${(100 * (Math.min(0, round.net_score) - lowest)) / range}%`,
                height: `${(100 * Math.abs(round.net_score)) / range}%`,
              }}
            />
            <span className={styles.zero} style={{ top: `${(-100 * lowest) / range}%` }} />
          </span>
          <span aria-hidden className={styles.day}>
            {formatDayOfYear(round.date)}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface TermProps {
  sign?: string;
  value: string;
  what: string;
}

function Term({ sign, value, what }: TermProps) {
  return (
    <span className={styles.term}>
      {sign && <span className={styles.sign}>{sign}</span>}
      <span className={styles.number}>{value}</span>
      <span className={styles.what}>{what}</span>
    </span>
  );
}

/** The sum that makes the handicap, the rounds in it, and the one that drops out next. */
export function Calculation({ summary, rounds }: { summary: PlayerSummary; rounds: readonly Round[] }) {
  const { player, calculation, drops_next: next } = summary;
  const latest = rounds.slice(0, LATEST_ROUNDS).toReversed();
  if (!calculation) {
    const toGo = roundsToGo(player);
    if (!toGo) return null;
    return (
      <Section title={TITLE}>
        <p className={styles.note}>
          {roundsSoFar(player)}, {toGo}: a handicap starts with the fifth round seen on video.
        </p>
      </Section>
    );
  }
  const { counting, sum, mean, handicap } = calculation;
  return (
    <Section
      title={TITLE}
      lead={`The lowest ${counting} adjusted scores of the latest ${calculation.rounds} rounds, averaged.`}
    >
      <p className={styles.sum}>
        <Term value={signed(sum, 2)} what={`sum of the lowest ${counting}`} />
        <Term sign="÷" value={String(counting)} what="rounds that count" />
        <Term sign="=" value={signed(mean, 2)} what="average" />
        <span className={styles.term} data-result>
          <span className={styles.sign}>→</span>
          <span className={styles.number}>
            <span aria-hidden>{formatHandicap(handicap)}</span>
            <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
          </span>
          <span className={styles.what}>handicap</span>
        </span>
      </p>
      <p aria-hidden className={styles.better}>
        ↑ better
      </p>
      {latest.length > 0 && <Columns rounds={latest} dropsNext={next?.score_id ?? null} />}
      <p className={styles.legend}>
        <span data-key="counts">counts</span>
        <span data-key="other">does not count</span>
        {next && <span data-key="drops">drops out next</span>}
        <span className={styles.rule}>
          An adjusted score below 0 beats the course rating; a handicap better than scratch is written with a plus.
        </span>
      </p>
      {next && (
        <p className={styles.next}>
          <strong>Drops out next:</strong> {signed(next.net_score, 2)} at <CourseName name={next.course} /> on{' '}
          {formatDay(next.date)}. {next.counts ? 'It counts today.' : 'It doesn’t count today.'}
        </p>
      )}
    </Section>
  );
}
