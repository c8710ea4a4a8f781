import type { PageMeasures } from '@golf/shared/platform/contract';
import { noSides, type BrowserEngine, type Group, type Health, type Pointer, type Versions } from '@golf/release-store';
import { createPageTokens } from './page-tokens.ts';
import { createAllowance } from './visitors.ts';

/** Pages per visitor and day that count for a trial or its live release. A request loop must not look like a crowd. */
const PAGES_PER_VISITOR = 3;
/** Failures and measurements per visitor and day that count. A single visitor must not end a trial. */
const FAILURES_PER_VISITOR = 1;
const MEASURED_PER_VISITOR = 1;

/** Thresholds for a slow first paint and a slow response to a press, in milliseconds (web.dev). */
export const SLOW_PAINT = 2500;
export const SLOW_ANSWER = 200;

type Side = 'trial' | 'live';

/** Engine of a browser by its header `User-Agent`. Every browser of iOS is WebKit; others name Safari as well. */
export function engineOf(userAgent = ''): BrowserEngine {
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  return userAgent.includes('AppleWebKit/') ? 'webkit' : 'other';
}

/**
 * Observes trials: counts pages and failures of the trial and, over the same time, of the live release. Only a counted
 * page can be reported as failed.
 * @param pointer returns the present pointer
 * @param now milliseconds since 1970
 * @param key signing key that all servers of the site share; by default a random one
 */
export function createTrialWatch(pointer: () => Pointer, health: Health, now: () => number = Date.now, key?: Buffer) {
  const tokens = createPageTokens(now, key);
  const mayCountPage = createAllowance(PAGES_PER_VISITOR, now);
  const mayCountFailure = createAllowance(FAILURES_PER_VISITOR, now);
  const mayCountMeasures = createAllowance(MEASURED_PER_VISITOR, now);

  /** Groups that a release counts for: that of all browsers and that of one engine. Null: its app has no trial. */
  function groupsOf(app: string, version: string, engine: BrowserEngine): { groups: Group[]; name: string } | null {
    const state = pointer()[app];
    if (!state?.trial) return null;
    const side: Side | null = version === state.trial.version ? 'trial' : version === state.version ? 'live' : null;
    if (!side) return null;
    const all = health.trial(app, state.trial);
    const ofEngine = ((all.engines ??= {})[engine] ??= noSides());
    return { groups: [all[side], ofEngine[side]], name: `${app} ${version} ${state.trial.since} ${side}` };
  }

  function add(groups: readonly Group[], what: keyof Group): void {
    for (const group of groups) group[what] += 1;
    health.touch();
  }

  return {
    /**
     * Counts a page view.
     * @param visitor result of `visitorOf`
     * @param versions versions of the page
     * @returns the token for a report; null when the page does not count
     */
    shown(visitor: string, versions: Versions, engine: BrowserEngine = 'other'): string | null {
      const counted = Object.entries(versions).filter(([app, version]) => {
        const found = groupsOf(app, version, engine);
        if (!found || !mayCountPage(visitor, found.name)) return false;
        add(found.groups, 'pages');
        return true;
      });
      return counted.length > 0 ? tokens.give(Object.fromEntries(counted)) : null;
    },

    /**
     * Counts a failure of a counted page. Duplicates are ignored.
     * @returns whether it was counted
     */
    failed(visitor: string, token: string, app: string, version: string, engine: BrowserEngine = 'other'): boolean {
      const found = groupsOf(app, version, engine);
      if (!found || !tokens.use(token, app, version) || !mayCountFailure(visitor, found.name)) return false;
      add(found.groups, 'failed');
      return true;
    },

    /** Counts the measurements of a counted page. Duplicates are ignored. */
    measured(visitor: string, token: string, measures: PageMeasures, engine: BrowserEngine = 'other'): void {
      const { paint, answer, clicks, deadClicks } = measures;
      for (const [app, version] of Object.entries(tokens.useForPage(token) ?? {})) {
        const found = groupsOf(app, version, engine);
        if (!found || !mayCountMeasures(visitor, found.name)) continue;
        const { groups } = found;
        if (paint !== null) add(groups, 'painted');
        if (paint !== null && paint > SLOW_PAINT) add(groups, 'slowPaint');
        if (answer !== null) add(groups, 'answered');
        if (answer !== null && answer > SLOW_ANSWER) add(groups, 'slowAnswer');
        if (clicks > 0) add(groups, 'clicked');
        if (deadClicks > 0) add(groups, 'deadClick');
      }
    },
  };
}

export type TrialWatch = ReturnType<typeof createTrialWatch>;
