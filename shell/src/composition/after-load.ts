import { themePreference } from '@golf/shared/platform';

/** Safari has no idle time to speak of: it gets this, in milliseconds. */
const GRACE = 500;

/** Runs what nobody waits for, once the page has loaded and the browser has nothing better to do. */
function whenIdle(run: () => void): void {
  const soon = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, GRACE));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** The browser's own bars wear the colour of the board. */
function colourBars(): void {
  const bars = document.querySelector('meta[name="theme-color"]');
  bars?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--pine').trim());
}

/** Measures the visit, and keeps the browser's bars in step with the theme. */
export function startAfterLoad(): void {
  whenIdle(() => {
    colourBars();
    themePreference.subscribe(colourBars);
    import('../metrics.ts').then(
      ({ measureVisit }) => measureVisit(),
      () => {}, // A visit that is not measured is a visit like any other.
    );
  });
}
