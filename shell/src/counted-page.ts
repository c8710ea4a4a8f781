import { PAGE_MEASURES_PATH, type PageMeasures } from '@golf/shared/platform/contract';
import { onINP, onLCP } from 'web-vitals';

/** How long a press may take to change something before it has led nowhere, in milliseconds. */
const PATIENCE = 1000;

/** What a visitor presses to get somewhere on this page. What leads away from it changes nothing here. */
const PRESSED = 'button, a[href]:not([target], [download], [href^="mailto:"])';

const placeOf = () => `${location.href} ${scrollX} ${scrollY}`;

/** Tells whether anything has changed a while after a press: the page, its address, what is focused, or in view. */
function watchPress(tellDead: () => void): void {
  const [place, focused] = [placeOf(), document.activeElement];
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => {
    observer.disconnect();
    const isElsewhere = place !== placeOf() || focused !== document.activeElement || document.hidden;
    if (!hasChanged && !isElsewhere) tellDead();
  }, PATIENCE);
}

/** Measures a page that counts for a trial, and says once how it went: when the visitor leaves it. */
export function measureCountedPage(): void {
  const measures: PageMeasures = { paint: null, answer: null, clicks: 0, deadClicks: 0 };
  onLCP(({ value }) => (measures.paint = value), { reportAllChanges: true });
  onINP(({ value }) => (measures.answer = value), { reportAllChanges: true });

  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(PRESSED) : null;
    if (!pressed) return;
    measures.clicks += 1;
    watchPress(() => (measures.deadClicks += 1));
  };
  // Before whoever answers it.
  addEventListener('click', onClick, { capture: true, passive: true });

  const leaving = new AbortController();
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    leaving.abort();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(measures);
    void fetch(PAGE_MEASURES_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell, { signal: leaving.signal });
  // On the browser's own timeline, for whoever opens its tools, or waits for it.
  performance.mark('golf:measuring');
}
