interface Crossing {
  /** Meaning of the value, if any. */
  value?: string;
  /** Workspaces, and shell/index.html for its inline script. */
  set: readonly string[];
  read: readonly string[];
}

const INLINE = 'shell/index.html';

/**
 * Attributes that one workspace sets and another reads: in a selector, a script or a test. Neither side can rename one
 * alone, and a remote may be older than the shell.
 */
export const DATA_ATTRIBUTES: Readonly<Record<`data-${string}`, Crossing>> = {
  // On <html>, by the inline script before the first paint (PAGE_MARKS) or by the server.
  'data-asked': { value: 'query parameters', set: [INLINE], read: ['mfe-courses', 'mfe-leaderboard', 'e2e'] },
  'data-first-screen': { set: [INLINE], read: ['mfe-leaderboard', 'shell', 'e2e'] },
  'data-origin': { value: 'origin of the site', set: ['server'], read: ['shared'] },
  'data-patron': { value: 'away, here', set: [INLINE, 'shell'], read: ['shell'] },
  'data-saved-view': { value: 'features', set: [INLINE], read: ['mfe-leaderboard', 'shell'] },
  'data-theme': {
    value: 'light, dark',
    set: [INLINE, 'shared', 'gallery'],
    read: ['cards', 'mfe-articles', 'mfe-leaderboard', 'mfe-trophy-room', 'shared', 'e2e'],
  },
  'data-version': { value: 'version of the data', set: ['server'], read: ['shared', 'shell', 'e2e'] },

  // In <head>, on elements of the page or inlined ones.
  'data-head': { set: ['server', 'shared'], read: ['shared'] },
  'data-href': { value: 'URL of the style sheet', set: ['server'], read: ['shared', 'e2e'] },

  // Slots, and presses before their hydration.
  'data-boundary': { value: 'slot', set: ['shared'], read: [INLINE, 'shared', 'shell', 'tools', 'gallery', 'e2e'] },
  'data-early': { set: [INLINE], read: ['mfe-leaderboard', 'shared', 'tools', 'e2e'] },
  'data-failed': { set: ['shared'], read: [INLINE, 'tools'] },
  'data-hydrated': { set: ['shared'], read: [INLINE, 'shared', 'shell', 'tools', 'gallery', 'e2e'] },
  'data-keeps-focus': { set: ['shared'], read: ['shared', 'e2e'] },
  'data-needs-script': {
    set: ['mfe-articles', 'mfe-calculator', 'mfe-courses', 'mfe-leaderboard', 'shared', 'shell'],
    read: ['shared'],
  },
  'data-press-opens': { set: ['mfe-leaderboard'], read: [INLINE] },

  // From a feature to the page around it.
  'data-below': { value: 'rows above it', set: ['mfe-leaderboard'], read: ['mfe-leaderboard', 'shell'] },
  'data-event': {
    value: 'event',
    set: ['mfe-articles', 'mfe-courses', 'mfe-leaderboard', 'mfe-trophy-room', 'shared', 'shell'],
    read: ['shared', 'shell', 'tools', 'e2e'],
  },
  'data-loading': { set: ['mfe-courses'], read: ['e2e'] },
  'data-no-prefetch': { set: ['mfe-leaderboard', 'shell'], read: ['shell'] },
  'data-preview': { set: ['mfe-leaderboard'], read: ['shell'] },
  'data-short-page': { set: ['mfe-articles'], read: ['shell'] },

  // From a remote's rows and cells to DataTable's style sheet.
  'data-align': { value: 'center, end', set: ['shared', 'mfe-leaderboard'], read: ['shared', 'mfe-leaderboard'] },
  'data-counts': { set: ['mfe-calculator', 'mfe-leaderboard'], read: ['mfe-leaderboard', 'shared'] },
  'data-divided': { set: ['mfe-courses'], read: ['shared'] },
  'data-from': { value: 'phone, tablet, desk', set: ['shared'], read: ['mfe-leaderboard', 'shared'] },
  'data-kind': { value: 'figure, quiet', set: ['shared'], read: ['mfe-courses', 'shared'] },
  'data-label': { value: 'heading', set: ['shared'], read: ['mfe-leaderboard', 'shared'] },
  'data-until': {
    value: 'phone, tablet, desk',
    set: ['mfe-courses', 'mfe-leaderboard'],
    read: ['shared'],
  },

  // Selectors of tests and measurements.
  'data-detail': { set: ['mfe-leaderboard'], read: ['mfe-leaderboard', 'tools'] },
  'data-key': { set: ['mfe-leaderboard'], read: ['mfe-leaderboard', 'e2e'] },
  'data-open': { set: ['mfe-leaderboard'], read: ['mfe-leaderboard', 'e2e'] },
  'data-popup': { value: 'trigger', set: ['shared'], read: ['e2e'] },
  'data-score': {
    value: 'sign: -1 is under par',
    set: ['mfe-courses', 'mfe-leaderboard', 'shared', 'shell'],
    read: ['mfe-courses', 'mfe-leaderboard', 'shared', 'shell', 'e2e'],
  },
  // In the trophy room, Base UI sets it.
  'data-side': { set: ['mfe-leaderboard', 'shared'], read: ['mfe-leaderboard', 'mfe-trophy-room', 'shared', 'e2e'] },
  'data-row': { value: 'player', set: ['mfe-leaderboard'], read: ['mfe-leaderboard', 'tools', 'e2e'] },
};
