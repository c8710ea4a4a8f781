import { themePreference } from '@golf/shared/platform';

/** Delay in milliseconds for browsers without requestIdleCallback (Safari). */
const IDLE_DELAY = 500;
/** Maximum wait in milliseconds for a page that is never idle, such as one with a running animation. */
const LONGEST_WAIT = 5000;

/** Runs a low-priority task once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const soon = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(run, { timeout: LONGEST_WAIT })
      : setTimeout(run, IDLE_DELAY);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Syncs the browser's toolbars with the header colour, through the theme-color meta tag. */
function colourBars(): void {
  const bars = document.querySelector('meta[name="theme-color"]');
  bars?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--pine').trim());
}

/**
 * Starts low-priority work after the first screen: performance metrics and the toolbar colour.
 * @param fetchAhead prefetches for the next page
 * @param versionOf version of an app on this page; null: a preview
 */
export function startAfterLoad(fetchAhead: () => void, versionOf: ((app: string) => string | undefined) | null): void {
  whenIdle(() => {
    fetchAhead();
    colourBars();
    themePreference.subscribe(colourBars);
    import('../metrics.ts').then(
      ({ measureVisit }) => measureVisit(versionOf),
      () => {}, // Metrics are optional.
    );
  });
}
