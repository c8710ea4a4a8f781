import type { Pointer } from '../pointer.ts';
import { BROWSER_ENGINES, noVisits, type BrowserEngine, type Days, type ReleaseHealth, type Visits } from './record.ts';

/* Judges a live release by its sampled visits of today, against earlier days: a plain threshold for each rate. */

/** Minimum sampled visits on both sides for a verdict. */
const VISITS_TO_JUDGE = 200;

/** Kinds of spoiled visits. Worse = rate of today above `earlier × TIMES + MORE`. */
const TIMES = 1.25;
const MORE = 0.05;

export const VISIT_MEASURES = [
  { bad: 'slowPaint', words: 'slow first screens' },
  { bad: 'slowAnswer', words: 'slow answers' },
  { bad: 'shifted', words: 'layout shifts' },
  { bad: 'longFrames', words: 'long frames' },
] as const satisfies readonly { bad: keyof Visits; words: string }[];

/** UTC day of a time in milliseconds since 1970: "2026-11-29". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Sum of the visits on some days. */
export function visitsOn(
  days: Days | undefined,
  isWanted: (day: string) => boolean,
  engines: readonly BrowserEngine[] = BROWSER_ENGINES,
): Visits {
  const sum = noVisits();
  for (const [day, byEngine] of Object.entries(days ?? {})) {
    if (!isWanted(day)) continue;
    for (const engine of engines) {
      const visits = byEngine[engine] ?? noVisits();
      // Cast: the keys of a sum.
      for (const kind of Object.keys(sum) as (keyof Visits)[]) sum[kind] += visits[kind];
    }
  }
  return sum;
}

/**
 * Compares a live release's visits of today with its own earlier days, or with the previous live release if it is
 * younger. A release on trial is judged by its trial instead.
 * @param today UTC day
 * @returns the live version, and the reason as the end of a sentence; null: not worse, or too few visits
 */
export function turnedBad(
  pointer: Pointer,
  healthOf: (app: string, version: string) => Pick<ReleaseHealth, 'days'>,
  app: string,
  today: string,
): { version: string; why: string } | null {
  const { [app]: state } = pointer;
  if (!state || state.trial) return null;
  const { version, earlier } = state;
  const { days } = healthOf(app, version);
  const now = visitsOn(days, (day) => day === today);
  if (now.sampled < VISITS_TO_JUDGE) return null;
  const own = visitsOn(days, (day) => day < today);
  const [previous] = earlier;
  const isYoung = own.sampled < VISITS_TO_JUDGE && previous !== undefined;
  const before = isYoung ? visitsOn(healthOf(app, previous).days, () => true) : own;
  if (before.sampled < VISITS_TO_JUDGE) return null;
  const worse = VISIT_MEASURES.filter(
    ({ bad }) => now[bad] / now.sampled > (before[bad] / before.sampled) * TIMES + MORE,
  );
  if (worse.length === 0) return null;
  const part = ({ [worse[0]?.bad ?? 'slowPaint']: bad, sampled }: Visits) => `${bad} of ${sampled}`;
  const on = isYoung ? `of ${previous}, live before it` : 'on earlier days';
  return { version, why: `${worse[0]?.words} on ${part(now)} sampled visits today, and on ${part(before)} ${on}` };
}
