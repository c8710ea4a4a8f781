import type { MouseEvent } from 'react';

/**
 * A press anywhere in a row presses the button that opens it: its arrow is at one end. Links and other buttons, words being
 * selected, and what lies over the row, such as a card, are left alone.
 */
export function pressRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const pressed = target as Element; // of a mouse
  if (!currentTarget.contains(pressed) || pressed.closest('a, button') || getSelection()?.type === 'Range') return;
  currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.click();
}
