import type { Route } from '@playwright/test';
import type { HandmadeRelease } from './release-store.ts';

/* Releases of mfe-courses, broken in every known way. */

/** A container like the federation plugin's, around one module. */
const container = (module: string, before = '') => `
  const { loadShare } = globalThis.__FEDERATION__.__INSTANCES__[0];
  const shared = (await globalThis.__FEDERATION__.__INSTANCES__[0].loadShare('react'))();
  const React = shared.default ?? shared;
  ${before}
  export const init = () => {};
  export const get = async () => () => (${module});
`;

export const component = (body: string) => container(`{ default: function Courses() { ${body} } }`);

interface Fault extends HandmadeRelease {
  /** Network fault of the entry instead. */
  route?: (route: Route) => Promise<void>;
  /** Phase that `npm run inspect` names. */
  phase: string;
  /** Expected console message. */
  said: RegExp;
  /** A script that is gone causes one reload; afterwards the page stays. */
  reloads?: boolean;
}

export const WORKING = component("return React.createElement('p', null, 'A handmade feature');");
const NOT_LOADED = /did not load/;

export const FAULTS: Record<string, Fault> = {
  'an entry that is missing': { phase: 'script', said: NOT_LOADED, reloads: true },
  'an entry that answers 500': {
    phase: 'script',
    entry: WORKING,
    route: (route) => route.fulfill({ status: 500 }),
    said: NOT_LOADED,
  },
  'an entry that is garbage': { phase: 'script', entry: '\u0000 ]]] not { javascript', said: NOT_LOADED },
  'an entry that is HTML': { phase: 'script', entry: '<!doctype html><p>Hello</p>', said: NOT_LOADED },
  'an entry of the wrong MIME type': {
    phase: 'script',
    entry: WORKING,
    route: (route) => route.fulfill({ contentType: 'text/plain', body: WORKING }),
    said: NOT_LOADED,
  },
  'an entry that never comes': {
    phase: 'script',
    entry: WORKING,
    route: () => new Promise(() => {}),
    said: /no answer within 10 s/,
  },
  'an entry with a byte changed on the way': {
    phase: 'script',
    entry: WORKING,
    route: (route) => route.fulfill({ contentType: 'text/javascript', body: `${WORKING};` }),
    said: NOT_LOADED,
  },
  'a style sheet that is missing': {
    phase: 'styles',
    entry: WORKING,
    description: {
      modules: {
        Courses: { server: 'Courses.js', scripts: [], styles: ['assets/none.css'] },
        Course: { server: 'Courses.js', scripts: [], styles: [] },
        Search: { server: 'Courses.js', scripts: [], styles: [] },
      },
    },
    said: /its style sheet .* cannot be loaded/,
  },
  'a chunk that is missing': {
    phase: 'late part',
    entry: container(`{ default: React.lazy(() => import('./assets/none.js')) }`),
    said: /failed: Failed to fetch dynamically imported module: .*none\.js/,
    reloads: true,
  },
  'a module that throws at import': {
    phase: 'script',
    entry: "throw new Error('no clubs');",
    said: /did not load: .*no clubs/,
  },
  'a module that throws on render': {
    phase: 'hydration',
    entry: component("throw new Error('no clubs');"),
    said: /failed: no clubs/,
  },
  'a module that throws in an effect': {
    phase: 'hydration',
    entry: component("React.useEffect(() => { throw new Error('no clubs'); }); return null;"),
    said: /failed: no clubs/,
  },
  'a module with the wrong export': {
    phase: 'script',
    entry: container('{ Courses: () => null }'),
    said: /does not export a component named "Courses"/,
  },
};
