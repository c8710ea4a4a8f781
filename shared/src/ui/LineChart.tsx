import { formatHandicap } from '../format/index.ts';
import { depthOf, linesOf, nameOfLine, type Scale } from './chart-scale.ts';
import { coordinatesOf, dotsOf, labelHeights, pathOf, type LinePoint } from './line-chart.ts';
import styles from './LineChart.module.css';

/** Colour, dashes and dots. The dots tell the first line from the second without colour. */
export type LineLook = 'first' | 'second' | 'early' | 'thin';

export interface ChartLine {
  look: LineLook;
  /** From left to right. */
  points: readonly LinePoint[];
  /** Whether the last point has its handicap beside it. */
  labelled?: boolean;
}

export interface LineChartProps {
  /** The later ones cover the earlier ones. */
  lines: readonly ChartLine[];
  scale: Scale;
  /** Whether the grid lines are labelled. */
  axis?: boolean;
  /** Labels below the chart, 0 to 1 along it. */
  ticks?: readonly { at: number; name: string; className?: string | undefined }[];
  /** A vertical line, 0 to 1 along the chart. */
  mark?: { at: number; name?: string } | null;
  /** Rem; without it the chart fills its box. */
  height?: number;
}

/** Chart height that a label takes, in rem. */
const LABEL = 1.45;

const percent = (share: number) => `${100 * share}%`;

function Strokes({ look, points }: { look: LineLook; points: readonly string[] }) {
  return (
    <g className={styles[look]}>
      <path d={pathOf(points)} />
      <path className={styles.dots} d={dotsOf(points.slice(0, -1))} />
      <path className={styles.end} d={dotsOf(points.slice(-1))} />
    </g>
  );
}

/** Sample of a line for a legend. */
export const LineSample = ({ look }: { look: LineLook }) => (
  <svg className={styles.sample} viewBox="0 0 40 12" width="40" height="12" aria-hidden>
    <Strokes look={look} points={['3 6', '34 6']} />
  </svg>
);

/** Handicaps as lines, the best on top. The caller gives the chart its name, and the handicaps as text. */
export function LineChart({ lines, scale, axis = false, ticks, mark, height }: LineChartProps) {
  const y = (handicap: number) => depthOf(handicap, scale);
  const ends = lines.flatMap(({ labelled, points }) => (labelled ? points.slice(-1) : []));
  const tops = labelHeights(
    ends.map(({ handicap }) => y(handicap)),
    height ? LABEL / height : 0,
  );
  return (
    <div aria-hidden className={styles.plot} style={{ height: height && `${height}rem` }}>
      {mark && (
        <span className={styles.mark} style={{ left: percent(mark.at) }}>
          {mark.name && <span>{mark.name}</span>}
        </span>
      )}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path
          className={styles.rules}
          d={linesOf(scale)
            .map((line) => `M0 ${y(line)}H1`)
            .join('')}
        />
        {lines.map(({ look, points }) => (
          <Strokes key={look} look={look} points={coordinatesOf(points, scale)} />
        ))}
      </svg>
      {axis &&
        linesOf(scale).map((line) => (
          <span key={line} className={styles.rule} style={{ top: percent(y(line)) }}>
            {nameOfLine(line, scale)}
          </span>
        ))}
      {ticks?.map(({ at, name, className = '' }, index) => (
        <span key={index} className={`${styles.tick} ${className}`} style={{ left: percent(at) }}>
          {name}
        </span>
      ))}
      {ends.map(({ handicap }, index) => (
        <span key={index} className={styles.label} style={{ top: percent(tops[index] ?? 0) }}>
          {formatHandicap(handicap)}
        </span>
      ))}
    </div>
  );
}
