import type { PositionsRow } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { Card, DataTable, useDates, type Column } from '@golf/shared/ui';
import type { CSSProperties } from 'react';
import { Name } from '../compare/Name.tsx';
import history from '../compare/HistoryOfTwo.module.css';
import { depthOf, labelledPlaces, lowestPlaceOf, pointsOf, spread } from './place-lines.ts';
import styles from './PositionsChart.module.css';

type Row = Pick<PositionsRow, 'player_id' | 'name' | 'live' | 'position' | 'tied' | 'places'>;

const percent = (share: number) => `${100 * share}%`;

/** One player's line: the place on each day, and a dot at the end. */
function Line({ places, lowest }: { places: readonly (number | null)[]; lowest: number }) {
  const points = pointsOf(places, lowest);
  return (
    <g>
      <path d={points.length > 0 ? `M${points.join('L')}` : ''} />
      <path
        className={styles.end}
        d={points
          .slice(-1)
          .map((point) => `M${point}h0`)
          .join('')}
      />
    </g>
  );
}

/** In rem: minimum height, height of a name beside the chart, of two lines on a phone; and the most rows of this height. */
const HEIGHTS = { desk: [26, 1.6, 20], phone: [16, 2.5, 10] } as const;
/** Longest chart with a label below each month; a longer one has this many labels with years. */
const A_YEAR = 13;
const LABELS = 6;

interface PlotProps {
  size: keyof typeof HEIGHTS;
  rows: readonly Row[];
  days: readonly string[];
  most: number;
}

function Plot({ size, rows, days, most }: PlotProps) {
  const { formatMonth, formatMonthOfYear } = useDates();
  const lowest = lowestPlaceOf(
    rows.map(({ places }) => places),
    most,
  );
  const [minimum, perRow, mostRows] = HEIGHTS[size];
  const height = Math.max(minimum, Math.min(mostRows, lowest) * perRow);
  const tops = spread(
    rows.map(({ position }) => Math.min(1, position === null ? 1 : depthOf(position, lowest))),
    perRow / height,
  );
  const step = days.length > A_YEAR ? Math.ceil(days.length / LABELS) : 1;
  return (
    <div
      aria-hidden
      className={`${styles.plot} ${styles[size]}`}
      style={{ '--height': `${height}rem` } as CSSProperties}
    >
      {labelledPlaces(lowest).map((place) => (
        <span key={place} className={styles.rule} style={{ top: percent(depthOf(place, lowest)) }}>
          {place}
        </span>
      ))}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        {rows.map((row) => (
          <Line key={row.player_id} places={row.places} lowest={lowest} />
        ))}
      </svg>
      <div className={styles.ticks}>
        {days.map(
          (day, index) =>
            (days.length - 1 - index) % step === 0 && (
              <span key={day} style={{ left: percent(index / Math.max(1, days.length - 1)) }}>
                {step > 1 ? formatMonth(day) : formatMonthOfYear(day)}
              </span>
            ),
        )}
      </div>
      <div className={styles.names}>
        {rows.map((row, index) => (
          <span key={row.player_id} style={{ top: percent(tops[index] ?? 0) }}>
            <b>{formatPosition(row.position, row.tied)}</b>{' '}
            <Name player={size === 'phone' ? { ...row, name: row.name.split(' ')[0] ?? row.name } : row} />
          </span>
        ))}
      </div>
    </div>
  );
}

const PLAYER: Column<Row> = { head: 'Player', names: true, cell: (row) => <Name player={row} /> };

/** Players whose lines a phone has room for. */
const ON_A_PHONE = 5;

interface PositionsChartProps {
  name: string;
  /** Best first. */
  rows: readonly Row[];
  /** ISO days of the places. */
  days: readonly string[];
  /** Lowest place shown. */
  most: number;
}

/** Places of players on some days, as lines with the first place on top; of the first five on a phone. */
export function PositionsChart({ name, rows, days, most }: PositionsChartProps) {
  const { formatDay, formatMonth, formatMonthOfYear } = useDates();
  const [first = ''] = days;
  return (
    <figure className={history.figure} aria-label={name}>
      <Card
        role="img"
        aria-label={`A line for each player, from ${formatDay(first)} to ${formatDay(days.at(-1) ?? first)}. The table below shows the same.`}
        className={styles.box}
      >
        <Plot size="desk" rows={rows} days={days} most={most} />
        <Plot size="phone" rows={rows.slice(0, ON_A_PHONE)} days={days} most={most} />
      </Card>
      <details className={history.days}>
        <summary>Show as table</summary>
        <div className={history.daysBox}>
          {days.length > A_YEAR ? (
            <DataTable
              name={name}
              rows={days.toReversed()}
              rowKey={(day) => day}
              columns={[
                { head: 'Month', names: true, cell: (day) => formatMonth(day) },
                ...rows.map((row) => ({
                  head: row.live ? row.name : `Player to be announced, ${row.player_id}`,
                  cell: (_day: string, index: number) => row.places.at(-1 - index) ?? '–',
                })),
              ]}
            />
          ) : (
            <DataTable
              name={name}
              rows={rows}
              rowKey={({ player_id: id }) => id}
              columns={[
                PLAYER,
                ...days.map((day, index) => ({
                  head: formatMonth(day),
                  short: formatMonthOfYear(day),
                  cell: (row: Row) => row.places[index] ?? '–',
                })),
              ]}
            />
          )}
        </div>
      </details>
    </figure>
  );
}
