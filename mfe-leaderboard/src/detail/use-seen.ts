import type { Dates } from '@golf/shared/format';
import { scaleOf, type Scale } from '@golf/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { PLOT, sizeOfLetters } from './chart-box.ts';
import { shareOfPoint, spanOfPoints, type ChartPoint } from './chart-points.ts';
import { ticksOf, type Span, type Tick } from './chart-time.ts';

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

/** Width between the first and the last point of a chart of the given width. */
export const widthOfLines = (width: number) => width - PLOT.left - PLOT.right;

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
  ticksOf(span, widthOfLines(width), dates).filter(({ at, name }) => {
    const x = PLOT.left + at * widthOfLines(width);
    const half = name.length * HALF;
    return x - half >= from && x + half <= to;
  });

interface Chart {
  scroller: HTMLElement | null;
  points: ChartPoint[];
  span: Span;
  dates: Dates;
}

/** Visible part of the chart, updated on scroll and resize. `seen` is null before the first measurement. */
export function useSeen({ scroller, points, span, dates }: Chart) {
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
  const visible = useCallback(() => (scroller ? visibleIn(scroller) : { from: 0, to: 0 }), [scroller]);
  return { seen, visible };
}
