import { findPage } from '@golf/shared/pages';
import type { PageMeasures } from '@golf/shared/platform/contract';
import { dayOf, SHELL, type BrowserEngine, type Health, type Pointer, type Visits } from '@golf/release-store';
import type { PageReport } from '../http/csp-reports.ts';
import { SLOW_ANSWER, SLOW_PAINT } from './trial-watch.ts';
import { createAllowance } from './visitors.ts';

/** Sampled visits, and reports of each kind, per visitor and day that count. */
const PER_VISITOR = 3;
/** Threshold for a layout shift (web.dev). */
const SHIFTED = 0.1;
/** Threshold for long animation frames: milliseconds over 50, summed over the visit. */
const LONG_FRAMES = 200;

/** Whether visitors can have received a release. */
export function isReceived(pointer: Pointer, app: string, version: string): boolean {
  const state = Object.hasOwn(pointer, app) ? pointer[app] : undefined;
  return state !== undefined && [state.version, state.trial?.version, ...state.earlier].includes(version);
}

/** A crash is blamed on the app of the page's main slot, a deprecation on that of the script. */
function blamed({ kind, path, source }: PageReport): string | undefined {
  if (kind === 'deprecation') return /\/releases\/([\w-]+)\//.exec(source)?.[1];
  return findPage(path)?.main?.name.split('/', 1)[0] ?? SHELL;
}

/**
 * Counts sampled visits by release, day and engine. Keeps no address and no user agent.
 * @param now milliseconds since 1970
 */
export function createVisitWatch(pointer: () => Pointer, health: Health, now: () => number = Date.now) {
  const mayCount = createAllowance(PER_VISITOR, now);

  function count(app: string, version: string, engine: BrowserEngine, kinds: readonly (keyof Visits)[]): void {
    if (isReceived(pointer(), app, version)) health.visited(app, version, dayOf(now()), engine, kinds);
  }

  return {
    /** Counts a sampled visit for each release that it showed, and each spoiled measure for the blamed one. */
    sampled(visitor: string, { paint, answer, sample }: PageMeasures, engine: BrowserEngine): void {
      if (!sample || !mayCount(visitor, 'sample')) return;
      const { versions, shift, blame, frames = {} } = sample;
      for (const [app, version] of Object.entries(versions)) {
        const kinds: (keyof Visits)[] = ['sampled'];
        if ((paint ?? 0) > SLOW_PAINT && blame.paint === app) kinds.push('slowPaint');
        if ((answer ?? 0) > SLOW_ANSWER && blame.answer === app) kinds.push('slowAnswer');
        if ((shift ?? 0) > SHIFTED && blame.shift === app) kinds.push('shifted');
        if ((Object.hasOwn(frames, app) ? (frames[app] ?? 0) : 0) > LONG_FRAMES) kinds.push('longFrames');
        count(app, version, engine, kinds);
      }
    },

    /** Counts a crash or a deprecation. */
    reported(visitor: string, report: PageReport, engine: BrowserEngine): void {
      const app = blamed(report);
      const version = report.releases
        .split(' ')
        .find((release) => release.startsWith(`${app}@`))
        ?.split('@')[1];
      if (app === undefined || version === undefined || !mayCount(visitor, report.kind)) return;
      count(app, version, engine, [report.kind === 'crash' ? 'crashed' : 'deprecated']);
    },
  };
}

export type VisitWatch = ReturnType<typeof createVisitWatch>;
