import type { PlayerSummary, Round } from '@golf/shared/api';
import { formatDay, formatDayOfYear, formatHandicap, speakHandicap } from '@golf/shared/format';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import { CourseName, VisuallyHidden } from '@golf/shared/ui';
import { signed } from '../detail/explain-round.ts';
import styles from './Calculation.module.css';
import { roundsSoFar, roundsToGo } from '../rows/rounds-to-go.ts';
import { heightOf, scoreScale, type ScoreScale } from './score-scale.ts';
import { Section } from './Section.tsx';

const TITLE = 'How the handicap is worked out';

/** Columns that have no room for a day each on a phone: the first and the last have. */
const SOME = 7;
/** Columns that have room for the scores that count only, and for no day each, on a phone or tablet. */
const MANY = 10;

/** Where the label of zero would lie over that of an end, as a share of the height. */
const NEAR = 0.15;

const percent = (share: number) => `${100 * share}%`;

/** Both ends of the scale in figures, and zero where there is room for it. */
function Axis({ scale }: { scale: ScoreScale }) {
  const zero = heightOf(0, scale);
  const labels = [scale.worst, scale.best, ...(zero > NEAR && zero < 1 - NEAR ? [0] : [])];
  return labels.map((score) => (
    <span key={score} aria-hidden className={styles.label} style={{ bottom: percent(heightOf(score, scale)) }}>
      {signed(score, 0)}
    </span>
  ));
}

/** The columns whose figures have room on a phone: the best, and of the two ends those that are not right beside it. */
function saidOnPhone(rounds: readonly Round[]): ReadonlySet<number> {
  const best = rounds.reduce((at, { net_score }, index) => (net_score < rounds[at]!.net_score ? index : at), 0);
  return new Set([best, ...[0, rounds.length - 1].filter((end) => Math.abs(end - best) > 1)]);
}

/** The adjusted scores that the handicap is made of, oldest first, as columns: the better, the higher; those that count stand out. */
function Columns({ rounds, dropsNext }: { rounds: readonly Round[]; dropsNext: number | null }) {
  const scale = scoreScale(rounds.map((round) => round.net_score));
  const zero = heightOf(0, scale);
  const said = saidOnPhone(rounds);
  return (
    <ol
      className={styles.columns}
      data-many={rounds.length > MANY ? 'many' : rounds.length > SOME ? 'some' : undefined}
      aria-label="Adjusted scores, oldest first"
    >
      {rounds.map((round, index) => (
        <li
          key={round.id}
          data-counts={round.is_one_of_lowest_8 || undefined}
          data-said={said.has(index) || undefined}
          data-drops={round.id === dropsNext || undefined}
          title={`${formatDay(round.date)}, ${round.course}`}
        >
          <span className={styles.track}>
            {index === 0 && <Axis scale={scale} />}
            {zero > 0 && zero < 1 && <span aria-hidden className={styles.zero} style={{ bottom: percent(zero) }} />}
            <span aria-hidden className={styles.column} style={{ height: percent(heightOf(round.net_score, scale)) }} />
            <span className={styles.value} style={{ bottom: percent(heightOf(round.net_score, scale)) }}>
              <VisuallyHidden>
                {formatDay(round.date)}, {round.course}:{' '}
              </VisuallyHidden>
              {signed(round.net_score, 1)}
              {round.is_one_of_lowest_8 && <VisuallyHidden>, counts</VisuallyHidden>}
            </span>
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
  // What is better than scratch has two signs on this page.
  const hasPlus = handicap < 0 || latest.some((round) => round.net_score < 0);
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
        {hasPlus && (
          <span className={styles.rule}>
            An adjusted score below 0 beats the course rating; a handicap better than scratch is written with a plus.
          </span>
        )}
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
