import type { MouseEvent } from 'react';

function pressRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const pressed = target as Element; // always an element: mouse events target no text nodes
  if (!currentTarget.contains(pressed) || pressed.closest('a, button') || getSelection()?.type === 'Range') return;
  currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.click();
}

/**
 * Props of a row that toggles on a press anywhere, because its arrow button is at one end. Links, other buttons, text
 * selection and overlays such as cards are excluded. The attribute makes the page's inline script do the same before
 * hydration.
 */
export const PRESS_OPENS = { 'data-press-opens': '', onClick: pressRow } as const;
