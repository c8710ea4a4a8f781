import type { HistoryEntry } from '@golf/shared/api';
import { type Dates, formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';
import { lazyPart } from '@golf/shared/platform';
import { useDates, useHydrated } from '@golf/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PLOT, rem, sizeOfLetters } from './chart-box.ts';
import { chartPoints, chartWidth, shareOfPoint, spanOfPoints, type ChartPoint } from './chart-points.ts';
import { linesOf, nameOfLine, scaleOf, type Scale } from './chart-scale.ts';
import { shareOf, ticksOf, type Span, type Tick } from './chart-time.ts';
import styles from './HandicapHistory.module.css';
import type { HistoryChartProps } from './HistoryChart.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';

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

/** A scrollable region has to be focusable, so that the arrow keys can scroll it. */
const FOCUSABLE = { tabIndex: 0 };

/** Minimum hidden width in px for a fade: anything less is only the padding of the box. */
const HIDDEN = 12;
/**
 * Width of the fade at an edge with hidden content, in px at the usual font size, and its maximum share of the view.
 */
const FADE = 48;
const FADE_SHARE = 0.2;

/** Visible part of the chart. */
interface Seen {
  /** Font size relative to the usual size. */
  letters: number;
  scale: Scale;
  /** Day labels below the visible part. */
  days: Tick[];
  /** Whether content is hidden on either side. */
  before: boolean;
  after: boolean;
}

/** Minimum number of points for a line. */
const FEWEST_POINTS = 2;

export interface HandicapHistoryProps {
  history: readonly HistoryEntry[];
  handicap: number | null;
}

/** Visible part of a scroller's content, in px from the left. */
function visibleIn(scroller: HTMLElement) {
  // The scroller is right-to-left, so that it opens at its end: scrollLeft is 0 there and negative towards the start.
  const from = scroller.scrollWidth - scroller.clientWidth + scroller.scrollLeft;
  return { from, to: from + scroller.clientWidth };
}

interface Part {
  /** In px from the left of the chart. */
  from: number;
  to: number;
}

const widthOfLines = (width: number) => width - PLOT.left - PLOT.right;

/** Points in one part of a chart of the given width. */
function pointsWithin(points: readonly ChartPoint[], width: number, { from, to }: Part) {
  const span = spanOfPoints(points);
  const seen = points.filter((point) => {
    const x = PLOT.left + shareOfPoint(point, span) * widthOfLines(width);
    return x >= from - 1 && x <= to + 1;
  });
  return seen.length > 0 ? seen : points;
}

/** Half the width of a letter, in px. */
const HALF = 3.2;

/** Day labels for a part of a chart, without labels that its edges would cut off. */
const daysWithin = (span: Span, width: number, { from, to }: Part, dates: Dates) =>
  ticksOf(span, widthOfLines(width), dates).filter(({ day, name }) => {
    const x = PLOT.left + shareOf(day, span) * widthOfLines(width);
    const half = name.length * HALF;
    return x - half >= from && x + half <= to;
  });

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
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    if (!scroller) return undefined;
    const look = () => {
      const letters = sizeOfLetters();
      const visible = visibleIn(scroller);
      const part = { from: visible.from / letters, to: visible.to / letters };
      const width = scroller.scrollWidth / letters;
      const before = part.from > HIDDEN;
      const after = part.to < width - HIDDEN;
      const fade = Math.min(FADE, FADE_SHARE * (part.to - part.from));
      const clear = { from: part.from + (before ? fade : 0), to: part.to - (after ? fade : 0) };
      const next = {
        letters,
        scale: scaleOf(pointsWithin(points, width, part).map((point) => point.handicap)),
        days: daysWithin(span, width, clear, dates),
        before,
        after,
      };
      // Most scroll events leave the result unchanged: the old object avoids a render.
      setSeen((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    };
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, points, span, dates]);
  const days = useMemo(
    () => seen?.days ?? ticksOf(span, widthOfLines(chartWidth(points.length)), dates),
    [points, seen, span, dates],
  );
  const visible = useCallback(() => (scroller ? visibleIn(scroller) : { from: 0, to: 0 }), [scroller]);

  if (points.length === 0) return <p className={styles.none}>No history yet: no round has been seen on video.</p>;
  const last = points.at(-1);
  if (points.length < FEWEST_POINTS) {
    return (
      <p className={styles.none}>
        One round so far, on {dates.formatDay(points[0]?.date ?? '')}. The history is drawn from the second round on.
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
      <div className={styles.box} data-before={seen?.before || undefined} data-after={seen?.after || undefined}>
        <div
          ref={setScroller}
          className={styles.scroller}
          {...FOCUSABLE}
          role="img"
          aria-label={summary(points.length, last?.handicap ?? null)}
        >
          <div aria-hidden className={styles.canvas} style={{ minWidth: rem(chartWidth(points.length)) }}>
            {isHydrated ? (
              <HistoryChart
                points={points}
                letters={seen?.letters ?? 1}
                scale={scale}
                span={span}
                days={days}
                formatDay={dates.formatDay}
                visible={visible}
                aside={aside}
              />
            ) : (
              <HistoryPicture points={points} scale={scale} />
            )}
          </div>
        </div>
        <div aria-hidden className={styles.axis} style={{ top: rem(PLOT.top), bottom: rem(PLOT.bottom) }}>
          {linesOf(scale).map((line, index, { length }) => (
            <span key={line} style={{ top: `${(100 * index) / (length - 1)}%` }}>
              {nameOfLine(line, scale)}
            </span>
          ))}
        </div>
      </div>
      {seen?.before && (
        <p aria-hidden className={styles.since}>
          ← scroll back to {dates.formatMonth(span.from)}
        </p>
      )}
      <details className={styles.table}>
        <summary>Show as table</summary>
        <div className={styles.tableBox} {...FOCUSABLE} role="group" aria-label="Handicap history, scrollable">
          <table aria-label="Handicap history as a table">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Round</th>
                <th scope="col">Score</th>
                <th scope="col">Handicap</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point, index) => (
                <tr key={index}>
                  <td>{dates.formatDay(point.date)}</td>
                  <td>{point.title}</td>
                  <td>{point.score === null ? '' : formatScore(point.score)}</td>
                  <td>{formatHandicap(point.handicap)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function summary(points: number, handicap: number | null): string {
  return `A line of ${points} points, ending at ${speakHandicap(handicap)}. The table below shows the same.`;
}
