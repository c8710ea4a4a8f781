import type { Season, SeasonRow } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { DataTable, Section, useDates, type Column } from '@golf/shared/ui';
import type { CSSProperties } from 'react';
import { Name } from '../compare/Name.tsx';
import history from '../compare/HistoryOfTwo.module.css';
import { depthOf, lowestPlaceOf, pointsOf, RULES } from './place-lines.ts';
import styles from './Positions.module.css';

const percent = (share: number) => `${100 * share}%`;

/** One player's line: the place at each day, and a dot at the end. */
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

interface PlotProps {
  className: string | undefined;
  rows: readonly SeasonRow[];
  days: readonly string[];
  placesOf: (row: SeasonRow) => (number | null)[];
}

function Plot({ className = '', rows, days, placesOf }: PlotProps) {
  const { formatMonthOfYear } = useDates();
  const lowest = lowestPlaceOf(rows.map(placesOf));
  return (
    <div aria-hidden className={`${styles.plot} ${className}`} style={{ '--places': lowest } as CSSProperties}>
      {RULES.filter((place) => place <= lowest).map((place) => (
        <span key={place} className={styles.rule} style={{ top: percent(depthOf(place, lowest)) }}>
          {place}
        </span>
      ))}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        {rows.map((row) => (
          <Line key={row.player_id} places={placesOf(row)} lowest={lowest} />
        ))}
      </svg>
      <div className={styles.ticks}>
        {days.map((day, index) => (
          <span key={day} style={{ left: percent(index / Math.max(1, days.length - 1)) }}>
            {formatMonthOfYear(day)}
          </span>
        ))}
      </div>
      <div className={styles.names}>
        {rows.map((row, index) => (
          // A shared place is followed by a free one, which keeps the names apart.
          <span key={row.player_id} style={{ top: percent(depthOf(index + 1, lowest)) }}>
            <b>{formatPosition(row.position, row.tied)}</b> <Name player={row} />
          </span>
        ))}
      </div>
    </div>
  );
}

const PLAYER: Column<SeasonRow> = { head: 'Player', names: true, cell: (row) => <Name player={row} /> };

/** Players whose lines a phone has room for. */
const ON_A_PHONE = 5;

/** Places of the season's first ten at the end of each month, as lines with the first place on top; five on a phone. */
export function Positions({ season: { table, days: ends, start } }: { season: Season }) {
  const { formatDay, formatMonth, formatMonthOfYear } = useDates();
  const days = start === null ? ends : [start, ...ends];
  const placesOf = ({ before, places }: SeasonRow) => (start === null ? places : [before, ...places]);
  const [first = ''] = days;
  const picture = { days, placesOf };
  return (
    <Section title="Positions through the year" lead="Places at the end of each month.">
      <figure className={history.figure} aria-label="Positions through the year">
        <div
          role="img"
          aria-label={`A line for each of the leading players, from ${formatDay(first)} to ${formatDay(days.at(-1) ?? first)}. The table below shows the same.`}
          className={styles.box}
        >
          <Plot {...picture} rows={table} className={styles.ten} />
          <Plot {...picture} rows={table.slice(0, ON_A_PHONE)} className={styles.five} />
        </div>
        <details className={history.days}>
          <summary>Show as table</summary>
          <div className={history.daysBox}>
            <DataTable
              name="Positions through the year"
              rows={table}
              rowKey={({ player_id: id }) => id}
              columns={[
                PLAYER,
                ...days.map((day, index) => ({
                  head: formatMonth(day),
                  short: formatMonthOfYear(day),
                  cell: (row: SeasonRow) => placesOf(row)[index] ?? '–',
                })),
              ]}
            />
          </div>
        </details>
      </figure>
    </Section>
  );
}
