/*
 * On a slow network a visitor may click a server-rendered button, or send a form, seconds before it is hydrated. The
 * inline script of shell/index.html remembers the last of these; it is replayed once that part of the page is hydrated.
 */

declare global {
  interface Window {
    /** The button that was clicked last, or a form without one that was sent, if its part of the page was not hydrated. */
    earlyClick?: HTMLElement | null;
  }
}

/** Attribute of a part of the page that is hydrated: a slot, or the page around the slots. */
const HYDRATED = 'data-hydrated';

/**
 * Attribute of what a slot shows when it has failed: nothing of the server's HTML is left there, so its buttons work at
 * once, also in a slot that is not hydrated. It comes and goes with that, not a moment later.
 */
export const FAILED = 'data-failed';

/**
 * Attribute of a button whose click waits for hydration, if it opens something: style sheets show at once that this is
 * coming. The inline script sets it. Whatever shows what has opened takes it away, by `endEarly`, in the same paint.
 */
const EARLY = 'data-early';

/** Ends what style sheets show for a click that was waiting: what it asked for is there. */
export const endEarly = (): void => document.querySelector(`[${EARLY}]`)?.removeAttribute(EARLY);

/** Whether a click inside was made before hydration: what it opens had not been opened yet. */
export const wasEarly = (part: Element): boolean => part.querySelector(`[${EARLY}]`) !== null;

/** Whether a click has been remembered and is going to be replayed. */
export const isRemembered = (target: Element): boolean => window.earlyClick?.contains(target) ?? false;

/** What the visitor asked for last in a part of the page, before it was hydrated. */
const askedIn = (part: Element) => {
  const asked = window.earlyClick;
  return asked?.closest('[data-boundary], body') === part ? asked : null;
};

/**
 * Hydrates a slot at once if something in it has been pressed; call it when the slot's code is here. By itself React hydrates in
 * turns of 5 ms, and pictures and frames come in between; what gets the event of a press it hydrates before it goes on. The
 * event does not bubble: React sees it on its way down, and nobody else takes it for another press.
 */
export function hydrateIfPressed(slot: Element): void {
  if (slot.hasAttribute(HYDRATED)) return;
  askedIn(slot)?.dispatchEvent(new PointerEvent('pointerdown'));
}

/** Marks a part of the page as hydrated, and replays what the visitor asked for last in it before. */
export function markHydrated(part: Element): void {
  part.setAttribute(HYDRATED, '');
  const asked = askedIn(part);
  if (!asked) return;
  window.earlyClick = null;
  // Called by an effect: effects of the part's own have taken over what was typed, and React renders that first.
  queueMicrotask(() => {
    if (asked instanceof HTMLFormElement) return asked.requestSubmit();
    asked.click();
    // Pressed again before anything has opened: nothing is going to.
    const end = () => asked.removeAttribute(EARLY);
    for (const next of ['click', 'keydown']) document.addEventListener(next, end, { once: true, capture: true });
  });
}
