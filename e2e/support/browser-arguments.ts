import { BROWSER_ARGUMENTS } from '@golf/tools/browser';

/** How far below what is seen a picture is asked for, in pixels; Chromium's own 1250 to 3000 are most of a long page. */
const PICTURES_AHEAD = 100;
const CONNECTIONS = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'];

/** What Playwright sets, and would lose by ours: only the last of these arguments counts. */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];

/**
 * What the tests' browser is started with. The leaderboard's hundred faces and logos, far below what any test looks at,
 * took a third of the processor's time of each page: a picture comes when it is scrolled to.
 */
export const TEST_BROWSER_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  `--blink-settings=${[
    ...MOUSE,
    ...CONNECTIONS.map((connection) => `lazyLoadingImageMarginPx${connection}=${PICTURES_AHEAD}`),
  ].join(',')}`,
];
