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

/** Gives a focus that is nowhere to the first of these that is there, and to the next once that one goes as well. */
function hold(boxes: HTMLElement[]): void {
  const [place, ...others] = boxes.filter((box) => box.isConnected);
  if (!place || document.activeElement !== document.body) return;
  // No key focuses it otherwise.
  const isOwn = !place.hasAttribute('tabindex');
  const changes = new MutationObserver(look);

  function letGo() {
    changes.disconnect();
    place?.removeEventListener('blur', onBlur);
    place?.removeAttribute(KEEPS);
    if (isOwn) place?.removeAttribute('tabindex');
  }
  function look() {
    // Also when the window has lost the focus, which it will give back.
    if (document.activeElement === place) return;
    letGo();
    if (!place?.isConnected) hold(others);
  }
  // Some browsers blur what goes while it is still in the document.
  function onBlur() {
    queueMicrotask(look);
  }

  if (isOwn) place.tabIndex = -1;
  place.setAttribute(KEEPS, '');
  place.addEventListener('blur', onBlur);
  changes.observe(document.body, { childList: true, subtree: true });
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // It has no box of its own on the screen.
  letGo();
  hold(others);
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
      queueMicrotask(() => hold(boxes));
    };
  }, []);
  return ref;
}
