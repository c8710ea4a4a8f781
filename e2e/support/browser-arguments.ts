import { BROWSER_ARGUMENTS } from '@golf/tools/browser';

/**
 * Distance below the viewport at which pictures load, in pixels. Chromium's own 1250 to 3000 cover most of a long page.
 */
const PICTURES_AHEAD = 100;
const CONNECTIONS = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'];

/** Playwright's own value, repeated: only the last of these arguments counts. */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];

/**
 * Arguments of the tests' browser. Pictures load on scroll: the leaderboard's hundred faces and logos took a third of
 * each page's processor time.
 */
export const TEST_BROWSER_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  `--blink-settings=${[
    ...MOUSE,
    ...CONNECTIONS.map((connection) => `lazyLoadingImageMarginPx${connection}=${PICTURES_AHEAD}`),
  ].join(',')}`,
];
