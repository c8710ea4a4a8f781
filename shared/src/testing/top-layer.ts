/*
 * jsdom has no top layer: this file adds the parts of dialogs and popovers that tests need to the prototypes. Escape
 * and light dismissal are browser features and tested in a browser.
 */

function toggle(element: HTMLElement, open: boolean): void {
  if (element.hasAttribute('data-popover-open') === open) return;
  const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
  element.toggleAttribute('data-popover-open', open);
  // jsdom implements only one rule for popovers: it hides them.
  element.style.display = open ? 'block' : '';
  element.dispatchEvent(Object.assign(new Event('toggle'), states));
}

function onInvoker({ target }: Event): void {
  const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : null;
  const popover = id ? document.getElementById(id) : null;
  if (popover) toggle(popover, !popover.hasAttribute('data-popover-open'));
}

/** Gives jsdom `showModal`, `close`, `showPopover`, `hidePopover` and buttons with a `popovertarget`, once. */
export function installTopLayer(): void {
  if (typeof HTMLElement.prototype.showPopover === 'function') return;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  document.addEventListener('click', onInvoker);
}
