import type { FocusEvent } from 'react';

/**
 * Closes a popover once the focus has gone on from it, to what it may lie over. Not for the button that has opened it:
 * that closes it by itself when it is pressed. For `onBlur` of the popover.
 */
export function closeWhenLeft({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || popover.contains(next) || next.getAttribute('popovertarget') === popover.id) return;
  popover.hidePopover();
}
