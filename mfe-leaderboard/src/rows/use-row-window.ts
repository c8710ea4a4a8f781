import { useEffect, useState, type RefObject } from 'react';
import { rowAt, runsOf, type Run } from './row-window.ts';

/** Lists up to this long are drawn whole. */
const WHOLE = 100;
/** Rows that the server draws, and the first paint. */
const FIRST_ROWS = 60;
/** Rows drawn beyond each edge of the screen; the window moves in steps of this. Small: a step has to fit in a frame. */
const STEP = 6;

export interface RowWindow {
  runs: Run[];
  /** Height of a row in pixels, as measured; that of the style sheet until then. */
  rowHeight: number;
}

/** Draws the rows of a long table that are on the screen or near it. */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  pinned: number,
): RowWindow {
  const [{ start, end, rowHeight }, setWindow] = useState({ start: 0, end: FIRST_ROWS, rowHeight: 64 });
  const whole = count <= WHOLE;

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
