import { PAGE_MARKS } from '@golf/shared/platform/contract';

/**
 * A row that is not open after this many ticks is not scrolled to (specification). On a busy device ticks are late, so
 * the wait is longer.
 */
const TICKS = 30;
/** Interval between ticks, in milliseconds. */
const TICK = 100;

interface Wanted {
  playerId: number;
  block: ScrollLogicalPosition;
  onShown: ((row: Element) => void) | undefined;
}

/** Scrolls to the row of a requested player, as soon as it is open. */
export function createReveal() {
  let open: HTMLElement | null = null;
  let wanted: Wanted | null = null;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setTimeout> | undefined;

  function show() {
    if (!wanted || open?.dataset['row'] !== String(wanted.playerId)) return;
    const { block, onShown } = wanted;
    forget();
    // While the page streams in, rows below the first screen have no layout yet.
    document.documentElement.removeAttribute(PAGE_MARKS.firstScreen);
    // jsdom has no scrollIntoView.
    open.scrollIntoView?.({ block });
    onShown?.(open);
  }
  /** Runs in a later task: a new page first scrolls to the top. */
  function showSoon() {
    clearTimeout(showing);
    showing = setTimeout(show, 0);
  }
  function forget() {
    wanted = null;
    clearTimeout(showing);
    clearTimeout(ticking);
  }
  function tick(left: number) {
    ticking = setTimeout(() => (left > 1 ? tick(left - 1) : forget()), TICK);
  }

  return {
    /** Ref of the open row. */
    row(row: HTMLElement | null): void {
      open = row;
      if (row) showSoon();
    },
    /** @param onShown called with the row once it is in view */
    ask(playerId: number, block: ScrollLogicalPosition, onShown?: (row: Element) => void): void {
      forget();
      wanted = { playerId, block, onShown };
      tick(TICKS);
      showSoon();
    },
    stop: forget,
  };
}
