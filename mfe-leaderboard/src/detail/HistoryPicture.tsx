import { formatHandicap } from '@golf/shared/format';
import { useDates } from '@golf/shared/ui';
import { PLOT, rem } from './chart-box.ts';
import { chartWidth, HANDICAP_START, shareOfPoint, spanOfPoints, type ChartPoint } from './chart-points.ts';
import { depthOf, linesOf, type Scale } from './chart-scale.ts';
import { shareOf, ticksOf } from './chart-time.ts';
import styles from './HistoryPicture.module.css';

export interface HistoryPictureProps {
  points: readonly ChartPoint[];
  scale: Scale;
}

const PLACE = { left: rem(PLOT.left), right: rem(PLOT.right), top: rem(PLOT.top), bottom: rem(PLOT.bottom) };
const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`;

/** Handicap history as an SVG that needs no script and stretches to the width of its box. */
export function HistoryPicture({ points, scale }: HistoryPictureProps) {
  const dates = useDates();
  const last = points.length - 1;
  const span = spanOfPoints(points);
  const shares = points.map((point) => shareOfPoint(point, span));
  const x = (index: number) => shares[index] ?? 1;
  const y = (handicap: number) => depthOf(handicap, scale);
  const path = (from: number, to: number) =>
    points
      .slice(from, to + 1)
      .map(({ handicap }, index) => `${index === 0 ? 'M' : 'L'}${x(from + index).toFixed(5)} ${y(handicap).toFixed(5)}`)
      .join('');
  const hasStart = points.length > HANDICAP_START;
  return (
    <div className={styles.plot} style={PLACE}>
      <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none">
        {linesOf(scale).map((line) => (
          <path key={line} className={styles.rule} d={`M0 ${y(line)}H1`} />
        ))}
        {hasStart && <path className={styles.start} d={`M${x(HANDICAP_START)} 0V1`} />}
        <path className={styles.early} d={path(0, HANDICAP_START)} />
        <path className={styles.line} d={path(HANDICAP_START, last)} />
        {/* A zero-length line with round caps is a dot, however the picture is stretched. */}
        {points.map(({ handicap, early }, index) => (
          <path
            key={index}
            className={early ? styles.earlyDot : styles.dot}
            d={`M${x(index).toFixed(5)} ${y(handicap).toFixed(5)}h0`}
          />
        ))}
      </svg>
      {hasStart && (
        <span className={styles.startLabel} style={{ left: percent(x(HANDICAP_START)) }}>
          Handicap Start
        </span>
      )}
      {ticksOf(span, chartWidth(points.length) - PLOT.left - PLOT.right, dates).map(({ day, name }) => (
        <span key={day} className={styles.day} style={{ left: percent(shareOf(day, span)) }}>
          {name}
        </span>
      ))}
      {points.slice(-1).map(({ handicap }) => (
        <span key="last" className={styles.last} style={{ left: percent(x(last)), top: percent(y(handicap)) }}>
          {formatHandicap(handicap)}
        </span>
      ))}
    </div>
  );
}
