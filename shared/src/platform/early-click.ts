/*
 * On a slow network a visitor may click a server-rendered button or submit a form seconds before hydration. The inline
 * script of shell/index.html stores the last of these events. It is replayed after its part of the page is hydrated.
 */

declare global {
  interface Window {
    /**
     * The last clicked button, or the last submitted form without a button, in a part of the page that was not
     * hydrated.
     */
    earlyClick?: HTMLElement | null;
  }
}

/** Marks a hydrated part of the page: a slot, or the page around the slots. */
const HYDRATED = 'data-hydrated';

/**
 * Marks the failure alert of a slot. The alert contains no server-rendered HTML, so its buttons work at once, even in a
 * slot that is not hydrated. The attribute is rendered and removed in the same commit as the alert.
 */
export const FAILED = 'data-failed';

/**
 * Marks a button, or the row of a button, whose click waits for hydration and opens something. The inline script sets the attribute, and style
 * sheets show a pending state at once. The opened component removes the attribute with `endEarly`, in the same paint.
 */
const EARLY = 'data-early';

/** Removes the pending state of an early click, once its result is shown. */
export const endEarly = (): void => document.querySelector(`[${EARLY}]`)?.removeAttribute(EARLY);

/** Whether the part has the mark of an early click, or contains it. */
export const wasEarly = (part: Element): boolean =>
  part.matches(`[${EARLY}]`) || part.querySelector(`[${EARLY}]`) !== null;

/** Whether the target belongs to a stored click that will be replayed. */
export const isRemembered = (target: Element): boolean => window.earlyClick?.contains(target) ?? false;

/** The visitor's last click or submit in a part of the page before its hydration. */
const askedIn = (part: Element) => {
  const asked = window.earlyClick;
  return asked?.closest('[data-boundary], body') === part ? asked : null;
};

/**
 * Hydrates a slot at once if the visitor has pressed something in it. Call it when the slot's code is loaded. By
 * default React hydrates in slices of 5 ms, with pictures and frames in between. A pointer event makes React hydrate
 * its target synchronously. The event does not bubble: React sees it in the capture phase, and no other listener takes
 * it for another press.
 */
export function hydrateIfPressed(slot: Element): void {
  if (slot.hasAttribute(HYDRATED)) return;
  askedIn(slot)?.dispatchEvent(new PointerEvent('pointerdown'));
}

/** Marks a part of the page as hydrated, and replays the visitor's last click or submit in it. */
export function markHydrated(part: Element): void {
  part.setAttribute(HYDRATED, '');
  const asked = askedIn(part);
  if (!asked) return;
  window.earlyClick = null;
  // Microtask: the part's own effects have adopted typed text, and React renders that text before the replay.
  queueMicrotask(() => {
    if (asked instanceof HTMLFormElement) return asked.requestSubmit();
    asked.click();
    // A further press before anything has opened: the first click opens nothing, so its pending state ends.
    const marked = asked.closest(`[${EARLY}]`);
    const end = () => marked?.removeAttribute(EARLY);
    for (const next of ['click', 'keydown']) document.addEventListener(next, end, { once: true, capture: true });
  });
}
