/** Id of the live region that App renders, empty, on every page. */
export const ANNOUNCER_ID = 'announcer';

/** Announces a message to screen readers. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  // A live region is announced when its text changes: the same message again needs a difference.
  if (region) region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
