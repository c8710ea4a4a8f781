import { PAGE_MEASURES_PATH, type PageMeasures } from '@golf/shared/platform/contract';
import { onINP, onLCP } from 'web-vitals';

/** Time for a press to change something before it counts as dead, in milliseconds. */
const PATIENCE = 1000;

/** Targets whose press should change this page. Links that leave the page do not count. */
const PRESSED = 'button, a[href]:not([target], [download], [href^="mailto:"])';

const placeOf = () => `${location.href} ${scrollX} ${scrollY}`;

/** Reports a press as dead if page, address, focus and scroll position are unchanged after PATIENCE. */
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

/** Measures a page that counts for a trial. Reports once, when the visitor leaves the page. */
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
  // Capture phase: records the state before any handler runs.
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
  // A mark on the browser's timeline, for its developer tools and for tests that wait for it.
  performance.mark('golf:measuring');
}
