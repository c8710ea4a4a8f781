/*
 * A click on server-rendered HTML comes before the script that would handle it, on a slow network by seconds. The page's
 * inline script keeps the last one (shell/index.html); whoever takes that part of the page over clicks it again.
 */

declare global {
  interface Window {
    /** The button that was clicked last before its part of the page was alive. */
    earlyClick?: HTMLElement | null;
  }
}

/** Marks a part of the page that handles its own clicks: a slot, or the page around the slots. */
const ALIVE = 'data-alive';

/** From now on a part of the page handles its own clicks; the one that came before is repeated. */
export function comeAlive(part: Element): void {
  part.setAttribute(ALIVE, '');
  const button = window.earlyClick;
  if (button?.closest('[data-boundary], body') !== part) return;
  window.earlyClick = null;
  button.click();
}
