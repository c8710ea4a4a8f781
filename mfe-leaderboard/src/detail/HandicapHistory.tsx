import type { HistoryEntry } from '@golf/shared/api';
import { formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';
import { lazyPart } from '@golf/shared/platform';
import {
  Card,
  DataTable,
  linesOf,
  nameOfLine,
  scaleOf,
  useDates,
  useHydrated,
  useNearViewport,
  type Column,
} from '@golf/shared/ui';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PLOT, rem } from './chart-box.ts';
import { chartPoints, chartWidth, spanOfPoints, type ChartPoint } from './chart-points.ts';
import { ticksOf } from './chart-time.ts';
import styles from './HandicapHistory.module.css';
import type { HistoryChartProps } from './HistoryChart.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';
import { useSeen, widthOfLines } from './use-seen.ts';

interface LateChartProps extends HistoryChartProps {
  /**
   * Container for messages about the chart. The chart itself has role img: its content is neither read nor focusable.
   */
  aside: HTMLElement | null;
}

/** Chart chunk. The server-rendered picture stays until the chunk has loaded, or if it fails to load. */
const HistoryChart = lazyPart<LateChartProps>({
  what: 'The chart',
  load: () => import('./HistoryChart.tsx'),
  fallback: ({ points, scale }) => <HistoryPicture points={points} scale={scale} />,
  failure: (words, { points, scale, aside }) => (
    <>
      <HistoryPicture points={points} scale={scale} />
      {aside && createPortal(words, aside)}
    </>
  ),
});

/** The server-rendered picture until it comes near the viewport: starting a chart blocks a phone for half a second. */
function Drawing(chart: LateChartProps) {
  const [canvas, near] = useNearViewport<HTMLDivElement>();
  const { points, scale } = chart;
  return (
    <div ref={canvas} aria-hidden className={styles.canvas} style={{ minWidth: rem(chartWidth(points.length)) }}>
      {near ? <HistoryChart {...chart} /> : <HistoryPicture points={points} scale={scale} />}
    </div>
  );
}

/** A scrollable region has to be focusable, so that the arrow keys can scroll it. */
const FOCUSABLE = { tabIndex: 0 };

function Day({ date }: { date: string }) {
  const { formatDay } = useDates();
  return formatDay(date);
}

const COLUMNS: Column<ChartPoint>[] = [
  { head: 'Date', cell: ({ date }) => <Day date={date} />, unlabelled: true },
  { head: 'Round', cell: ({ title }) => title, unlabelled: true },
  { head: 'Score', cell: ({ score }) => (score === null ? '' : formatScore(score)) },
  { head: 'Handicap', cell: ({ handicap }) => formatHandicap(handicap) },
];

/** Minimum number of points for a line. */
const FEWEST_POINTS = 2;

export interface HandicapHistoryProps {
  history: readonly HistoryEntry[];
  handicap: number | null;
}

/** Handicap history, as a line and as a table. */
export function HandicapHistory({ history, handicap }: HandicapHistoryProps) {
  const isHydrated = useHydrated();
  const dates = useDates();
  const [now] = useState(() => new Date().toISOString().slice(0, 10));
  const today = isHydrated ? now : '';
  const points = useMemo(() => chartPoints(history, handicap, today), [history, handicap, today]);
  const span = useMemo(() => spanOfPoints(points), [points]);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [aside, setAside] = useState<HTMLDivElement | null>(null);
  const whole = useMemo(() => scaleOf(points.map((point) => point.handicap)), [points]);
  const { seen, visible } = useSeen({ scroller, points, span, dates });
  const days = useMemo(
    () => seen?.days ?? ticksOf(span, widthOfLines(chartWidth(points.length)), dates),
    [points, seen, span, dates],
  );

  if (points.length === 0) return <p className={styles.none}>No history yet: no rounds have been tracked.</p>;
  const last = points.at(-1);
  if (points.length < FEWEST_POINTS) {
    return (
      <p className={styles.none}>
        One round so far, on {dates.formatDay(points[0]?.date ?? '')}. The chart starts with the second round.
      </p>
    );
  }
  const scale = seen?.scale ?? whole;
  return (
    <figure className={styles.figure} aria-label="Handicap history">
      <figcaption className={styles.caption}>
        {handicap === null ? 'The average so far' : 'Handicap history'}
        <span aria-hidden className={styles.better}>
          {' '}
          · up is better
        </span>
      </figcaption>
      <div ref={setAside} />
      <Card className={styles.box} data-before={seen?.before || undefined} data-after={seen?.after || undefined}>
        <div
          ref={setScroller}
          className={styles.scroller}
          {...FOCUSABLE}
          role="img"
          aria-label={summary(points.length, last?.handicap ?? null)}
        >
          <Drawing
            points={points}
            letters={seen?.letters ?? 1}
            scale={scale}
            span={span}
            days={days}
            formatDay={dates.formatDay}
            visible={visible}
            aside={aside}
          />
        </div>
        <div aria-hidden className={styles.axis} style={{ top: rem(PLOT.top), bottom: rem(PLOT.bottom) }}>
          {linesOf(scale).map((line, index, { length }) => (
            <span key={line} style={{ top: `${(100 * index) / (length - 1)}%` }}>
              {nameOfLine(line, scale)}
            </span>
          ))}
        </div>
      </Card>
      {seen?.before && (
        <p aria-hidden className={styles.since}>
          ← scroll back to {dates.formatMonth(span.from)}
        </p>
      )}
      <details className={styles.table}>
        <summary>Show as table</summary>
        <div className={styles.tableBox} {...FOCUSABLE} role="group" aria-label="Handicap history, scrollable">
          <DataTable
            name="Handicap history as a table"
            columns={COLUMNS}
            rows={points.toReversed()}
            rowKey={(_, index) => index}
          />
        </div>
      </details>
    </figure>
  );
}

function summary(points: number, handicap: number | null): string {
  return `A line of ${points} points, ending at ${speakHandicap(handicap)}. The table below shows the same.`;
}
