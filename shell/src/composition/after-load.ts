import { themePreference } from '@golf/shared/platform';

/** Delay in browsers without requestIdleCallback (Safari), in milliseconds. */
const IDLE_DELAY = 500;

/** Runs a task of low priority once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const soon = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, IDLE_DELAY));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Gives the browser's toolbars the colour of the header, by the theme-color meta tag. */
function colourBars(): void {
  const bars = document.querySelector('meta[name="theme-color"]');
  bars?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--pine').trim());
}

/**
 * Starts what the first screen can do without: the performance metrics, and the toolbars' step with the theme.
 * @param fetchAhead what the next page will need
 */
export function startAfterLoad(fetchAhead: () => void): void {
  whenIdle(() => {
    fetchAhead();
    colourBars();
    themePreference.subscribe(colourBars);
    import('../metrics.ts').then(
      ({ measureVisit }) => measureVisit(),
      () => {}, // Without metrics nothing is missing.
    );
  });
}
