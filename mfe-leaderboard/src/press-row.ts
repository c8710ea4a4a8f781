import type { MouseEvent } from 'react';

function pressRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const pressed = target as Element; // of a mouse
  if (!currentTarget.contains(pressed) || pressed.closest('a, button') || getSelection()?.type === 'Range') return;
  currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.click();
}

/**
 * Props of a row in which a press anywhere presses the button that opens it: its arrow is at one end. Links and other
 * buttons, words being selected, and what lies over the row, such as a card, are left alone. The attribute has the page's
 * inline script do the same before hydration.
 */
export const PRESS_OPENS = { 'data-press-opens': '', onClick: pressRow } as const;
