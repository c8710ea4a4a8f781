import { formatDay, formatHandicap } from '@golf/shared/format';
import { PLOT } from './chart-box.ts';
import { HANDICAP_START, type ChartPoint } from './chart-points.ts';
import { linesOf, type Scale } from './chart-scale.ts';
import styles from './HistoryPicture.module.css';

export interface HistoryPictureProps {
  points: readonly ChartPoint[];
  scale: Scale;
}

/** Days named below the chart, at most. */
const NAMED_DAYS = 5;

const PLACE = { left: PLOT.left, right: PLOT.right, top: PLOT.top, bottom: PLOT.bottom };
const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`;

/** The handicap history as a picture that needs no script; of the width of its box, whatever that is. */
export function HistoryPicture({ points, scale }: HistoryPictureProps) {
  const last = points.length - 1;
  const x = (index: number) => (last === 0 ? 0.5 : index / last);
  const y = (handicap: number) => (scale.max - handicap) / (scale.max - scale.min);
  const path = (from: number, to: number) =>
    points
      .slice(from, to + 1)
      .map(({ handicap }, index) => `${index === 0 ? 'M' : 'L'}${x(from + index).toFixed(5)} ${y(handicap).toFixed(5)}`)
      .join('');
  const named = Math.min(NAMED_DAYS, points.length);
  const days = Array.from({ length: named }, (_, at) => Math.round((at * last) / Math.max(1, named - 1)));
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
        {/* A line of no length with round ends is a dot, whatever the picture is stretched to. */}
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
      {days.map((index) => (
        <span key={index} className={styles.day} style={{ left: percent(x(index)) }}>
          {formatDay(points[index]?.date ?? '').replace(/^\d+ /, '') || 'Today'}
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
