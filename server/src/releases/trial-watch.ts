import type { Group, Health, Pointer, Versions } from '@golf/release-store';
import { createPageTokens } from './page-tokens.ts';
import { createAllowance } from './visitors.ts';

/** Pages of one visitor that count in a day, for a trial and for what is live beside it: a loop of requests is no crowd. */
const PAGES_PER_VISITOR = 3;
/** Failures of one visitor that count in a day: it takes several visitors to end a trial. */
const FAILURES_PER_VISITOR = 1;

/** Where a page counts: with those who are in the trial, or with the others. */
type Side = 'trial' | 'live';

/**
 * Watches over trials: counts pages shown and pages that failed, of the release on trial and, in the same time, of the
 * one that is live. Only a page that was counted can be reported as failed.
 * @param pointer as it is now
 * @param now milliseconds since 1970
 * @param key that all servers of the site sign with; one of its own where it is alone
 */
export function createTrialWatch(pointer: () => Pointer, health: Health, now: () => number = Date.now, key?: Buffer) {
  const tokens = createPageTokens(now, key);
  const mayCountPage = createAllowance(PAGES_PER_VISITOR, now);
  const mayCountFailure = createAllowance(FAILURES_PER_VISITOR, now);

  /** Where a release counts, if its app has a trial. */
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
     * Counts a page that a visitor was shown.
     * @param visitor of `visitorOf`
     * @param versions what the page was made of
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
     * Counts a failure, if it is of a page that was counted and was not reported before.
     * @returns whether it counts
     */
    failed(visitor: string, token: string, app: string, version: string): boolean {
      const found = groupOf(app, version);
      if (!found || !tokens.use(token, app, version) || !mayCountFailure(visitor, found.name)) return false;
      found.group.failed += 1;
      health.touch();
      return true;
    },
  };
}

export type TrialWatch = ReturnType<typeof createTrialWatch>;
