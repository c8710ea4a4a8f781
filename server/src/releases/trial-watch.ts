import type { PageMeasures } from '@golf/shared/platform/contract';
import type { Group, Health, Pointer, Versions } from '@golf/release-store';
import { createPageTokens } from './page-tokens.ts';
import { createAllowance } from './visitors.ts';

/** Pages per visitor and day that count for a trial or its live release. A request loop must not look like a crowd. */
const PAGES_PER_VISITOR = 3;
/** Failures and measurements per visitor and day that count. A single visitor must not end a trial. */
const FAILURES_PER_VISITOR = 1;
const MEASURED_PER_VISITOR = 1;

/** Thresholds for a slow first paint and a slow response to a press, in milliseconds (web.dev). */
const SLOW_PAINT = 2500;
const SLOW_ANSWER = 200;

type Side = 'trial' | 'live';

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

  /** Group that a release counts for. Null: its app has no trial. */
  function groupOf(app: string, version: string): { group: Group; name: string } | null {
    const state = pointer()[app];
    if (!state?.trial) return null;
    const side: Side | null = version === state.trial.version ? 'trial' : version === state.version ? 'live' : null;
    return (
      side && { group: health.trial(app, state.trial)[side], name: `${app} ${version} ${state.trial.since} ${side}` }
    );
  }

  return {
    /**
     * Counts a page view.
     * @param visitor result of `visitorOf`
     * @param versions versions of the page
     * @returns the token for a report; null when the page does not count
     */
    shown(visitor: string, versions: Versions): string | null {
      const counted = Object.entries(versions).filter(([app, version]) => {
        const found = groupOf(app, version);
        if (!found || !mayCountPage(visitor, found.name)) return false;
        found.group.pages += 1;
        health.touch();
        return true;
      });
      return counted.length > 0 ? tokens.give(Object.fromEntries(counted)) : null;
    },

    /**
     * Counts a failure of a counted page. Duplicates are ignored.
     * @returns whether it was counted
     */
    failed(visitor: string, token: string, app: string, version: string): boolean {
      const found = groupOf(app, version);
      if (!found || !tokens.use(token, app, version) || !mayCountFailure(visitor, found.name)) return false;
      found.group.failed += 1;
      health.touch();
      return true;
    },

    /** Counts the measurements of a counted page. Duplicates are ignored. */
    measured(visitor: string, token: string, { paint, answer, clicks, deadClicks }: PageMeasures): void {
      for (const [app, version] of Object.entries(tokens.useForPage(token) ?? {})) {
        const found = groupOf(app, version);
        if (!found || !mayCountMeasures(visitor, found.name)) continue;
        const { group } = found;
        if (paint !== null) group.painted += 1;
        if (paint !== null && paint > SLOW_PAINT) group.slowPaint += 1;
        if (answer !== null) group.answered += 1;
        if (answer !== null && answer > SLOW_ANSWER) group.slowAnswer += 1;
        if (clicks > 0) group.clicked += 1;
        if (deadClicks > 0) group.deadClick += 1;
        health.touch();
      }
    },
  };
}

export type TrialWatch = ReturnType<typeof createTrialWatch>;
