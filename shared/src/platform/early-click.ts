/*
 * On a slow network a visitor may click a server-rendered button seconds before it is hydrated. The inline script of
 * shell/index.html remembers the last such click; it is replayed once that part of the page is hydrated.
 */

declare global {
  interface Window {
    /** The button that was clicked last, if its part of the page was not hydrated yet. */
    earlyClick?: HTMLElement | null;
  }
}

/** Attribute of a part of the page that is hydrated: a slot, or the page around the slots. */
const HYDRATED = 'data-hydrated';

/** Marks a part of the page as hydrated, and replays the last click that was made in it before. */
export function markHydrated(part: Element): void {
  part.setAttribute(HYDRATED, '');
  const button = window.earlyClick;
  if (button?.closest('[data-boundary], body') !== part) return;
  window.earlyClick = null;
  button.click();
}
