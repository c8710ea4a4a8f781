import type { FocusEvent } from 'react';

/**
 * `onBlur` handler of a popover: closes it when the focus moves outside, possibly to content that it covers. Exception:
 * the button that opened the popover closes it itself when pressed.
 */
export function closeWhenLeft({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || popover.contains(next) || next.getAttribute('popovertarget') === popover.id) return;
  popover.hidePopover();
}
