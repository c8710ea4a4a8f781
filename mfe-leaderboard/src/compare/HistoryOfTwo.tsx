import type { Player } from '@golf/shared/api';
import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { depthOf, linesOf, nameOfLine, scaleOf, Section, useDates } from '@golf/shared/ui';
import { useMemo, useState, type PointerEvent } from 'react';
import { dayAt, shareOf, ticksOf, type Span } from '../detail/chart-time.ts';
import { roundsSoFar } from '../rows/rounds-to-go.ts';
import { heldOn, type Held } from './handicap-line.ts';
import styles from './HistoryOfTwo.module.css';
import { Name } from './Name.tsx';
import type { Pair } from './pair.ts';
import { areShort, dotsOfLine, labelHeights, pathOfLine, spanOf } from './two-lines.ts';

/** Chart height that a label takes, in rem. */
const LABEL = 1.45;

/** Chart heights in rem; the second is for few points. */
const HIGH = 17;
const LOW = 9;

/** Minimum widths of the lines in px: on a wide screen, a tablet, and the narrowest phone. */
const WIDTHS = { wide: 840, medium: 560, narrow: 184 } as const;

const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`;

type Lines = Pair<readonly Held[]>;

/** Legend: a line sample with its dot shape. The shapes tell the lines apart without colour. */
function Key({ line }: { line: 0 | 1 }) {
  return (
    <svg className={styles.key} viewBox="0 0 40 12" width="40" height="12" aria-hidden>
      <path className={styles[`line${line}`]} d="M2 6H32" />
      {line === 0 ? (
        <circle className={styles.end0} cx="34" cy="6" r="4.5" />
      ) : (
        <rect className={styles.end1} x="30" y="2" width="8" height="8" />
      )}
    </svg>
  );
}

/** Tooltip next to the pointer: both handicaps on one day. */
function Reading({ share, span, lines }: { share: number; span: Span; lines: Lines }) {
  const { formatDay } = useDates();
  const day = dayAt(share, span);
  return (
    <>
      <span className={styles.hair} style={{ left: percent(share) }} />
      <span className={styles.reading} style={{ left: percent(share) }} data-side={share > 0.5 ? 'left' : undefined}>
        <span>{formatDay(day)}</span>
        {lines.map((line, index) => (
          <span key={index} className={styles.read}>
            <Key line={index === 0 ? 0 : 1} />
            {formatHandicap(heldOn(line, day))}
          </span>
        ))}
      </span>
    </>
  );
}

function Picture({ lines, span }: { lines: Lines; span: Span }) {
  const dates = useDates();
  const [share, setShare] = useState<number | null>(null);
  const scale = scaleOf(lines.flat().map(({ handicap }) => handicap));
  const y = (handicap: number) => depthOf(handicap, scale);
  const last = lines.map((line) => line.at(-1)?.handicap ?? null);
  const height = areShort(lines) ? LOW : HIGH;
  const heights = labelHeights(
    last.map((handicap) => (handicap === null ? null : y(handicap))),
    LABEL / height,
  );
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  return (
    <div
      aria-hidden
      className={styles.plot}
      style={{ height: `${height}rem` }}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setShare(null)}
    >
      <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none">
        {linesOf(scale).map((line) => (
          <path key={line} className={styles.rule} d={`M0 ${y(line)}H1`} />
        ))}
        {lines.map((line, index) => (
          <path key={index} className={styles[`line${index}`]} d={pathOfLine(line, span, y)} />
        ))}
        {lines.map((line, index) => (
          <path key={index} className={styles[`dots${index}`]} d={dotsOfLine(line, span, y)} />
        ))}
      </svg>
      {linesOf(scale).map((line) => (
        <span key={line} className={styles.axis} style={{ top: percent(y(line)) }}>
          {nameOfLine(line, scale)}
        </span>
      ))}
      <span className={styles.better}>up is better</span>
      {Object.entries(WIDTHS).map(([on, width]) =>
        ticksOf(span, width, dates).map(({ day, name }) => (
          <span key={`${on} ${day}`} className={styles.day} data-on={on} style={{ left: percent(shareOf(day, span)) }}>
            {name}
          </span>
        )),
      )}
      {last.map((handicap, index) => {
        const top = heights[index];
        if (handicap === null || top === null || top === undefined) return null;
        return (
          <span key={index}>
            <span className={styles[`dot${index}`]} style={{ top: percent(y(handicap)) }} />
            <span className={styles.last} style={{ top: percent(top) }}>
              {formatHandicap(handicap)}
            </span>
          </span>
        );
      })}
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
                  <Key line={index === 0 ? 0 : 1} />
                  <Name player={player} />
                </span>
              ),
          )}
        </figcaption>
        <div
          className={styles.box}
          role="img"
          aria-label={`${ends.length === 1 ? 'A line' : 'Two lines'} from ${formatDay(span.from)} to ${formatDay(span.to)}, ending with ${ends.join(' and ')}. The table below shows the same.`}
        >
          <Picture lines={lines} span={span} />
        </div>
        {without && (
          <p className={styles.without}>
            <Name player={without} /> has no handicap yet{soFar(without)}.
          </p>
        )}
        <Days lines={lines} players={players} />
      </figure>
    </Section>
  );
}
