import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Attribute of what holds the focus for a failure that has made way, for as long as it does. In the document, not in a
 * variable: the failure that made way and the one that comes next may be of two apps.
 */
const KEEPS = 'data-keeps-focus';

function around(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) found.push(box);
  return found;
}

/** Focuses what is focused by no key otherwise; nothing comes of it where an element has no box. */
function hold(place: HTMLElement): boolean {
  const isOwn = !place.hasAttribute('tabindex');
  if (isOwn) place.tabIndex = -1;
  const letGo = () => {
    // The window may have lost the focus, and will give it back.
    if (document.activeElement === place) return;
    place.removeAttribute(KEEPS);
    if (isOwn) place.removeAttribute('tabindex');
    place.removeEventListener('blur', letGo);
  };
  place.setAttribute(KEEPS, '');
  place.addEventListener('blur', letGo);
  place.focus({ preventScroll: true });
  letGo();
  return document.activeElement === place;
}

/**
 * Keeps the focus of who has reached "Try again". When the failure makes way, to a placeholder or to what was missing,
 * the focus goes to the smallest box around it that is still there, and back to the button of a failure that comes
 * there next. A focus that is elsewhere stays where it is.
 * @returns for the element of the failure
 */
export function useKeptFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const failure = ref.current;
    if (!failure) return undefined;
    // Microtasks: after all of what React changes at once.
    queueMicrotask(() => {
      const holder = document.activeElement;
      if (holder?.hasAttribute(KEEPS) && holder.contains(failure)) failure.querySelector('button')?.focus();
    });
    return () => {
      if (!failure.contains(document.activeElement)) return;
      // In the document for the last time.
      const boxes = around(failure);
      queueMicrotask(() => {
        if (document.activeElement === document.body) boxes.find((box) => box.isConnected && hold(box));
      });
    };
  }, []);
  return ref;
}
