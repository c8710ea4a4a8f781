import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import type { Window } from './window.ts';

export { MissingBrowser, type Key, type Window } from './window.ts';

/** Starts the browsers that Chromium is not. Each throws MissingBrowser where there is none. */
export const ENGINES: Readonly<Record<'firefox' | 'webkit', () => Promise<Window>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

export type EngineName = keyof typeof ENGINES;
