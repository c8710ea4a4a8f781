import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the element that holds the focus in place of a removed failure. An attribute, not a variable: the removed
 * failure and the next one may belong to two apps.
 */
const KEEPS = 'data-keeps-focus';

function around(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) found.push(box);
  return found;
}

/** Moves a lost focus to the first box that is still in the document, and to the next box once that one is removed. */
function hold(boxes: HTMLElement[]): void {
  const [place, ...others] = boxes.filter((box) => box.isConnected);
  if (!place || document.activeElement !== document.body) return;
  // A box without a tabindex is not focusable: it gets a temporary one.
  const isOwn = !place.hasAttribute('tabindex');
  const changes = new MutationObserver(look);

  function letGo() {
    changes.disconnect();
    place?.removeEventListener('blur', onBlur);
    place?.removeAttribute(KEEPS);
    if (isOwn) place?.removeAttribute('tabindex');
  }
  function look() {
    // Also true while the window has lost the focus: the browser will restore it.
    if (document.activeElement === place) return;
    letGo();
    if (!place?.isConnected) hold(others);
  }
  // Some browsers blur a removed element while it is still in the document.
  function onBlur() {
    queueMicrotask(look);
  }

  if (isOwn) place.tabIndex = -1;
  place.setAttribute(KEEPS, '');
  place.addEventListener('blur', onBlur);
  changes.observe(document.body, { childList: true, subtree: true });
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // Not focusable: the element generates no layout box.
  letGo();
  hold(others);
}

/**
 * Keeps the focus of a visitor who has reached "Try again". When a placeholder or the missing content replaces the
 * failure, the focus moves to the smallest surrounding box that remains. If another failure replaces the placeholder,
 * its button gets the focus. A focus elsewhere is not moved.
 * @returns ref for the element of the failure
 */
export function useKeptFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const failure = ref.current;
    if (!failure) return undefined;
    // Microtask: runs after all changes of the React commit.
    queueMicrotask(() => {
      const holder = document.activeElement;
      if (holder?.hasAttribute(KEEPS) && holder.contains(failure)) failure.querySelector('button')?.focus();
    });
    return () => {
      if (!failure.contains(document.activeElement)) return;
      // Last chance to read the ancestors: React removes the failure next.
      const boxes = around(failure);
      queueMicrotask(() => hold(boxes));
    };
  }, []);
  return ref;
}
