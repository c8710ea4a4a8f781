import { PAGE_MARKS } from '@golf/shared/platform/contract';

/** How often to look for a row that is not there yet ... */
const ATTEMPTS = 30;
/** ... and how long to wait in between, in milliseconds. */
const INTERVAL = 100;

/**
 * Scrolls an element into view as soon as it exists.
 * @param arrived called with it then
 * @returns a function that cancels it
 */
export function scrollToRow(
  find: () => Element | null | undefined,
  block: ScrollLogicalPosition,
  arrived?: (row: Element) => void,
): () => void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const row = find();
    if (row) {
      // Below the first screen of a page that is on its way rows have no place yet.
      document.documentElement.removeAttribute(PAGE_MARKS.firstScreen);
      // jsdom has no scrollIntoView.
      row.scrollIntoView?.({ block });
      arrived?.(row);
    } else if (++attempt < ATTEMPTS) timer = setTimeout(look, INTERVAL);
  };
  // In a later task: a new page first scrolls to the top.
  timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
}
