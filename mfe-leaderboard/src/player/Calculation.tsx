import type { PlayerSummary, Round } from '@golf/shared/api';
import { formatAdjusted, formatHandicap, speakHandicap } from '@golf/shared/format';
import { LATEST_ROUNDS } from '@golf/shared/handicap';
import {
  Card,
  CourseName,
  croppedTo,
  depthOf,
  linesOf,
  RoundDay,
  scaleOf,
  Section,
  Term,
  useDates,
  VisuallyHidden,
  type Scale,
} from '@golf/shared/ui';
import styles from './Calculation.module.css';
import { moreRounds } from '../rows/rounds-to-go.ts';
import { labelsWithRoom } from './score-labels.ts';

const TITLE = 'How the handicap is worked out';

const SCORES = 'Adjusted scores, oldest first';

/** Up to this number of rounds a phone has space for every day; above it, for the first and the last day only. */
const SOME = 7;
/** Up to this number of rounds a tablet has space for every label; above it, for the counting scores and no days. */
const MANY = 10;

const percent = (share: number) => `${100 * share}%`;

/** Grid lines at round figures, as in the handicap chart: better is higher. */
function Lines({ lines, scale }: { lines: readonly number[]; scale: Scale }) {
  return (
    <div aria-hidden className={styles.lines}>
      {lines.map((line) => (
        <span key={line} data-zero={line === 0 || undefined} style={{ top: percent(depthOf(line, scale)) }}>
          {formatAdjusted(line, scale.step < 1 ? 1 : 0)}
        </span>
      ))}
    </div>
  );
}

/** Priority of the labels if space is short: best, latest, first, next to drop out, counting. */
function inOrder(rounds: readonly Round[], dropsNext: number | null): number[] {
  const best = rounds.reduce((at, { net_score }, index) => (net_score < rounds[at]!.net_score ? index : at), 0);
  const dropped = rounds.findIndex(({ id }) => id === dropsNext);
  const counting = rounds.flatMap((round, index) => (round.is_one_of_lowest_8 ? [index] : []));
  // With many rounds, single labels of non-counting scores would be meaningless.
  const others = rounds.length > MANY ? [] : rounds.keys();
  return [...new Set([best, rounds.length - 1, 0, dropped, ...counting, ...others])].filter((at) => at >= 0);
}

/** The adjusted scores behind the handicap, oldest first, as dots; the height shows the score. */
function Scores({ rounds, dropsNext }: { rounds: readonly Round[]; dropsNext: number | null }) {
  const { formatDay, formatDayOfYear } = useDates();
  const values = rounds.map((round) => round.net_score);
  const whole = scaleOf(values);
  const scale = croppedTo(values, whole);
  const lines = linesOf(whole).filter((line) => line >= scale.min && line <= scale.max);
  const depths = values.map((value) => depthOf(value, scale));
  const said = labelsWithRoom(depths, inOrder(rounds, dropsNext));
  return (
    <Card className={styles.scores}>
      <p aria-hidden className={styles.better}>
        round by round, up is better
      </p>
      <Lines lines={lines} scale={scale} />
      <ol
        data-many={rounds.length > MANY ? 'many' : rounds.length > SOME ? 'some' : undefined}
        // An explicit column count: the first dots render while the HTML is still streaming, and must not move.
        style={{ gridTemplateColumns: `repeat(${rounds.length}, minmax(0, 1fr))` }}
        aria-label={SCORES}
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
              <span className={styles.score} style={{ top: percent(depths[index]!) }}>
                <span className={styles.value}>
                  <VisuallyHidden>
                    {formatDay(round.date)}, {round.course}:{' '}
                  </VisuallyHidden>
                  {formatAdjusted(round.net_score, 1)}
                  {round.is_one_of_lowest_8 && <VisuallyHidden>, counts</VisuallyHidden>}
                </span>
              </span>
            </span>
            <span aria-hidden className={styles.day}>
              {formatDayOfYear(round.date)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface SummandProps {
  sign?: string;
  value: string;
  what: string;
}

function Summand({ sign, value, what }: SummandProps) {
  return (
    <span className={styles.term}>
      {sign && <span className={styles.sign}>{sign}</span>}
      <span className={styles.number}>{value}</span>
      <span className={styles.what}>{what}</span>
    </span>
  );
}

/** The sum behind the handicap, its rounds, and the round that drops out next. */
export function Calculation({ summary, rounds }: { summary: PlayerSummary; rounds: readonly Round[] }) {
  const { player, calculation, drops_next: next } = summary;
  const latest = rounds.slice(0, LATEST_ROUNDS).toReversed();
  if (!calculation) {
    const toGo = moreRounds(player);
    if (!toGo) return null;
    return (
      <Section title="No handicap yet">
        <p className={styles.note}>
          {toGo} on video and {player.live ? player.name.split(' ')[0] : 'this player'} gets a handicap.
        </p>
      </Section>
    );
  }
  const { counting, sum, mean, handicap } = calculation;
  // A better-than-scratch score has two notations on this page.
  const hasPlus = handicap < 0 || latest.some((round) => round.net_score < 0);
  return (
    <Section
      title={TITLE}
      lead={
        <>
          The average of {counting === calculation.rounds ? `all ${counting}` : 'the'}{' '}
          <Term of="adjusted">adjusted scores</Term>
          {counting === calculation.rounds
            ? ' so far.'
            : ` that count: the best ${counting} of the last ${calculation.rounds}.`}
        </>
      }
    >
      <p className={styles.sum}>
        <Summand
          value={formatAdjusted(sum)}
          what={counting === calculation.rounds ? `sum of all ${counting}` : `sum of the lowest ${counting}`}
        />
        <Summand sign="÷" value={String(counting)} what="rounds that count" />
        <Summand sign="=" value={formatAdjusted(mean)} what="average" />
        <span className={styles.term} data-result>
          <span className={styles.sign}>→</span>
          <span className={styles.number}>
            <span aria-hidden>{formatHandicap(handicap)}</span>
            <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
          </span>
          <span className={styles.what}>handicap</span>
        </span>
      </p>
      {latest.length > 0 && <Scores rounds={latest} dropsNext={next?.score_id ?? null} />}
      <p className={styles.legend}>
        <span data-key="counts">counts</span>
        {counting < calculation.rounds && <span data-key="other">does not count</span>}
        {next && (
          <span data-key="drops" data-counts={next.counts || undefined}>
            drops out next
          </span>
        )}
        {hasPlus && (
          <span className={styles.rule}>
            An adjusted score below 0 beats the course rating; a handicap better than scratch is written with a plus.
          </span>
        )}
      </p>
      {next && (
        <p className={styles.next}>
          <strong>Next to drop out:</strong> {formatAdjusted(next.net_score)} at <CourseName name={next.course} /> on{' '}
          <RoundDay
            id={next.score_id}
            date={next.date}
            player={player.live ? player.name : null}
            course={next.course}
          />
          . {next.counts ? `It’s one of the ${counting} that count now.` : 'It doesn’t count now.'}
        </p>
      )}
    </Section>
  );
}
