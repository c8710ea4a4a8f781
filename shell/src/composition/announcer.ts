/** Id of the live region that App renders, initially empty, on every page. */
export const ANNOUNCER_ID = 'announcer';

export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  // Screen readers announce a change of text: a repeated message needs a difference.
  if (region) region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
