import { startTransition, useEffect, useState, type RefObject } from 'react';
import { rowAt, runsOf, type Run } from './row-window.ts';

/** Tables with up to this many rows render completely. */
const MAX_DRAWN_COMPLETELY = 100;
/** Number of rows in the server's HTML and in the first paint. */
const FIRST_ROWS = 60;
/**
 * Rows rendered beyond each edge of the screen, and the step of the window. Small, so that a step fits into a frame.
 */
const STEP = 6;

export interface RowWindow {
  runs: Run[];
  /** Row height in px: from the style sheet until it is measured. */
  rowHeight: number;
}

interface Drawn {
  start: number;
  end: number;
  rowHeight: number;
  /** Index of the row that has the focus, -1 for none. */
  focused: number;
}

/** Index of the row that has the focus, -1 for none. */
function focusedIn(body: Element, headerRows: number): number {
  const row = body.contains(document.activeElement) && document.activeElement?.closest('[data-row]');
  return row ? Number(row.getAttribute('aria-rowindex')) - headerRows - 1 : -1;
}

/** The rendered rows of a long table: those on the screen or near it. */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  pinned: number,
  headerRows: number,
): RowWindow {
  const [{ start, end, rowHeight, focused }, setWindow] = useState<Drawn>({
    start: 0,
    end: FIRST_ROWS,
    rowHeight: 64,
    focused: -1,
  });
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
      const first = Math.min(count, Math.floor(rowAt(Math.max(0, top), measures) / STEP) * STEP);
      const last = Math.ceil(rowAt(Math.max(0, top + innerHeight), measures) / STEP) * STEP;
      const focused = focusedIn(element, headerRows);
      const draw = (start: number, end: number) => (before: Drawn) =>
        before.start === start && before.end === end && before.rowHeight === row && before.focused === focused
          ? before
          : { start, end, rowHeight: row, focused };
      // A jump beyond the rendered rows shows the rows of the screen in the next frame; those beyond its edges follow
      // in a render that the next scroll may interrupt.
      setWindow((before) => (before.start <= first && last <= before.end ? before : draw(first, last)(before)));
      startTransition(() => setWindow(draw(first - STEP, last + STEP)));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [body, whole, pinned, count, headerRows]);

  return { runs: whole ? runsOf(count, 0, count, []) : runsOf(count, start, end, [pinned, focused]), rowHeight };
}
