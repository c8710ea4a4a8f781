import type { PageMeasures } from '@golf/shared/platform/contract';
import type { Group, Health, Pointer, Versions } from '@golf/release-store';
import { createPageTokens } from './page-tokens.ts';
import { createAllowance } from './visitors.ts';

/** Pages of one visitor that count in a day, for a trial and for what is live beside it: a loop of requests is no crowd. */
const PAGES_PER_VISITOR = 3;
/** Failures, and pages that say how they went, of one visitor that count in a day: it takes several to end a trial. */
const FAILURES_PER_VISITOR = 1;
const MEASURED_PER_VISITOR = 1;

/** A first screen that is there later is late, and an answer to a press that takes longer is slow, in milliseconds: as web.dev has it. */
const SLOW_PAINT = 2500;
const SLOW_ANSWER = 200;

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
  const mayCountMeasures = createAllowance(MEASURED_PER_VISITOR, now);

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

    /** Counts how a page went, if it was counted and has not said so before. */
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
