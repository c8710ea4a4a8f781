import { useEffect, useState, type RefObject } from 'react';
import { rowAt, runsOf, type Run } from './row-window.ts';

/** Tables with up to this many rows are drawn completely. */
const MAX_DRAWN_COMPLETELY = 100;
/** How many rows the server and the first paint draw. */
const FIRST_ROWS = 60;
/** Rows drawn beyond each edge of the screen, and the step in which the window moves. Small, so that a step fits into a frame. */
const STEP = 6;

export interface RowWindow {
  runs: Run[];
  /** Height of a row in pixels: measured, or that of the style sheet until then. */
  rowHeight: number;
}

/** Which rows of a long table to draw: those on the screen or near it. */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  pinned: number,
): RowWindow {
  const [{ start, end, rowHeight }, setWindow] = useState({ start: 0, end: FIRST_ROWS, rowHeight: 64 });
  const whole = count <= MAX_DRAWN_COMPLETELY;

  useEffect(() => {
    if (whole) return;
    const measure = () => {
      const element = body.current;
      if (!element) return;
      const row = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight || 64;
      const detail = element.querySelector<HTMLElement>('[data-detail]')?.offsetHeight ?? 0;
      const top = -element.getBoundingClientRect().top;
      const measures = { row, pinned, detail };
      const first = Math.min(count, Math.floor(rowAt(Math.max(0, top), measures) / STEP) * STEP) - STEP;
      const last = Math.ceil(rowAt(Math.max(0, top + innerHeight), measures) / STEP) * STEP + STEP;
      setWindow((before) =>
        before.start === first && before.end === last && before.rowHeight === row
          ? before
          : { start: first, end: last, rowHeight: row },
      );
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [body, whole, pinned, count]);

  return { runs: whole ? runsOf(count, 0, count, -1) : runsOf(count, start, end, pinned), rowHeight };
}
