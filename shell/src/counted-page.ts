import { PAGE_MEASURES_PATH, type PageMeasures, type VisitSample } from '@golf/shared/platform/contract';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { blamedFor, sampleVisit, slotAppOf, type VersionOf } from './sampled-visit.ts';

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

/**
 * Measures a page that counts for a trial, or a sampled visit. Reports once, when the visitor leaves the page.
 * @param versionOf version of an app on this page; null: the visit is not sampled
 */
export function measureCountedPage(versionOf: VersionOf | null): void {
  const measures: PageMeasures = { paint: null, answer: null, clicks: 0, deadClicks: 0 };
  let shift: number | null = null;
  const blame: VisitSample['blame'] = {};
  const each = { reportAllChanges: true, generateTarget: slotAppOf };
  onLCP(({ value, attribution }) => {
    measures.paint = Math.round(value);
    blame.paint = blamedFor('', attribution.target);
  }, each);
  onINP(({ value, attribution: { interactionTarget, longestScript } }) => {
    measures.answer = Math.round(value);
    blame.answer = blamedFor(longestScript?.entry.sourceURL, interactionTarget);
  }, each);
  if (versionOf) {
    onCLS(({ value, attribution }) => {
      shift = Math.round(value * 1000) / 1000;
      blame.shift = blamedFor('', attribution.largestShiftTarget);
    }, each);
  }
  const sample = versionOf && sampleVisit(versionOf);

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
    if (sample) measures.sample = sample(shift, blame);
    const body = JSON.stringify(measures);
    void fetch(PAGE_MEASURES_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell, { signal: leaving.signal });
  // A mark on the browser's timeline, for its developer tools and for tests that wait for it.
  performance.mark('golf:measuring');
}
