/** Id of the live region that App renders, empty, on every page. */
export const ANNOUNCER_ID = 'announcer';

/** Says something to those who listen to the page instead of looking at it. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  // The same words twice would not be a change, and not be said.
  if (region) region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
