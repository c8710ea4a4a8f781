import type { Player } from '@golf/shared/api';
import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { Card, LineChart, LineSample, scaleOf, Section, useDates } from '@golf/shared/ui';
import { positionsPath } from '@golf/shared/routes';
import { useMemo, useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { dayAt, ticksOf, type Span } from '../detail/chart-time.ts';
import { roundsSoFar } from '../rows/rounds-to-go.ts';
import { heldOn, type Held } from './handicap-line.ts';
import styles from './HistoryOfTwo.module.css';
import { Name } from './Name.tsx';
import type { Pair } from './pair.ts';
import { areShort, pointsOfLine, spanOf } from './two-lines.ts';

/** Chart heights in rem; the second is for few points. */
const HIGH = 17;
const LOW = 9;

/** Minimum widths of the lines in px: on a wide screen, a tablet, and the narrowest phone. */
const WIDTHS = [
  [styles.wide, 840],
  [styles.medium, 560],
  [styles.narrow, 184],
] as const;

const LOOKS = ['first', 'second'] as const;

type Lines = Pair<readonly Held[]>;

/** Tooltip next to the pointer: both handicaps on one day. */
function Reading({ share, span, lines }: { share: number; span: Span; lines: Lines }) {
  const { formatDay } = useDates();
  const day = dayAt(share, span);
  return (
    <span className={styles.reading} style={{ left: `${100 * share}%` }} data-side={share > 0.5 ? 'left' : undefined}>
      <span>{formatDay(day)}</span>
      {LOOKS.map((look, index) => (
        <span key={look} className={styles.read}>
          <LineSample look={look} />
          {formatHandicap(heldOn(lines[index] ?? [], day))}
        </span>
      ))}
    </span>
  );
}

function Picture({ lines, span }: { lines: Lines; span: Span }) {
  const dates = useDates();
  const [share, setShare] = useState<number | null>(null);
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  return (
    <div aria-hidden className={styles.plot} onPointerMove={onPointerMove} onPointerLeave={() => setShare(null)}>
      <LineChart
        axis
        height={areShort(lines) ? LOW : HIGH}
        scale={scaleOf(lines.flat().map(({ handicap }) => handicap))}
        lines={LOOKS.map((look, index) => ({ look, points: pointsOfLine(lines[index] ?? [], span), labelled: true }))}
        ticks={WIDTHS.flatMap(([className, width]) =>
          ticksOf(span, width, dates).map((tick) => ({ ...tick, className })),
        )}
        mark={share === null ? null : { at: share }}
      />
      <span className={styles.better}>up is better</span>
      {share !== null && <Reading share={share} span={span} lines={lines} />}
    </div>
  );
}

/** Text alternative of the chart for screen readers. */
function Days({ lines, players: [first, second] }: { lines: Lines; players: Pair<Player> }) {
  const { formatDay } = useDates();
  const days = [...new Set(lines.flat().map(({ date }) => date))].toSorted().toReversed();
  return (
    <details className={styles.days}>
      <summary>Show as table</summary>
      <div className={styles.daysBox}>
        <table aria-label="Handicap history">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">
                <Name player={first} />
              </th>
              <th scope="col">
                <Name player={second} />
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                {lines.map((line, index) => {
                  const held = heldOn(line, day);
                  return <td key={index}>{held === null ? '–' : formatHandicap(held)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const soFar = (player: Player) => {
  const rounds = roundsSoFar(player);
  return rounds === null ? '' : `: ${rounds}`;
};

export interface HistoryOfTwoProps {
  players: Pair<Player>;
  lines: Lines;
  /** ISO day of the latest round of the two; empty without rounds. */
  latest: string;
}

/** Both handicaps over time, in one chart. */
export function HistoryOfTwo({ players, lines, latest }: HistoryOfTwoProps) {
  const { formatDay } = useDates();
  const span = useMemo(() => spanOf(lines, latest), [lines, latest]);
  if (!span) return null;
  const ends = players.flatMap((player, index) => {
    const last = lines[index]?.at(-1);
    return last ? `${player.live ? player.name : 'the player to be announced'} at ${speakHandicap(last.handicap)}` : [];
  });
  const without = players.find(({ handicap }, index) => handicap === null && lines[index]?.length === 0);
  return (
    <Section title="Handicap history">
      <figure className={styles.figure} aria-label="Handicap history of both">
        <figcaption className={styles.legend}>
          {players.map(
            (player, index) =>
              lines[index]?.length !== 0 && (
                <span key={player.id} className={styles.who}>
                  <LineSample look={index === 0 ? 'first' : 'second'} />
                  <Name player={player} />
                </span>
              ),
          )}
        </figcaption>
        <Card
          className={styles.box}
          role="img"
          aria-label={`${ends.length === 1 ? 'A line' : 'Two lines'} from ${formatDay(span.from)} to ${formatDay(span.to)}, ending with ${ends.join(' and ')}. The table below shows the same.`}
        >
          <Picture lines={lines} span={span} />
        </Card>
        {without && (
          <p className={styles.without}>
            <Name player={without} /> has no handicap yet{soFar(without)}.
          </p>
        )}
        <Days lines={lines} players={players} />
      </figure>
      <p>
        <Link to={positionsPath(players.map(({ id }) => id))}>Their positions on the leaderboard over time</Link>
      </p>
    </Section>
  );
}
