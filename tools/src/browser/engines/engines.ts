import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import type { Window } from './window.ts';

export { MissingBrowser, type Key, type Window } from './window.ts';

/** Starters of the browsers other than Chromium. Each throws MissingBrowser when not installed. */
export const ENGINES: Readonly<Record<'firefox' | 'webkit', () => Promise<Window>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

export type EngineName = keyof typeof ENGINES;
