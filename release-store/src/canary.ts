import type { TrialHealth } from './health/record.ts';
import { judge, sayCounts } from './health/judgement.ts';
import { withLive, withTrial, type ChangeOptions, type Pointer } from './pointer.ts';

/*
 * A canary: a trial that judges itself. It goes from a few visitors to all of them, step by step, or back.
 */

/** Percent of the visitors, step by step; after the last it is live for everyone. */
export const CANARY_STEPS = [1, 10, 50] as const;
const [FIRST] = CANARY_STEPS;

export type CanaryTrial = NonNullable<Pointer[string]['trial']>;

/**
 * An app with a version that finds its own way to everyone.
 * @param minutes that each step takes at least: some faults need time, not visitors
 * @throws Error when nothing is live yet
 */
export function withCanary(
  pointer: Pointer,
  app: string,
  version: string,
  minutes: number,
  options: ChangeOptions = {},
): Pointer {
  const { now = new Date().toISOString() } = options;
  const tried = withTrial(pointer, app, version, FIRST, options);
  const { [app]: state } = tried;
  if (!state?.trial) return tried;
  return { ...tried, [app]: { ...state, trial: { ...state.trial, since: now, canary: { minutes } } } };
}

/** A canary one step further; it counts anew, for what is compared must be of the same hours. */
export function withNextStep(pointer: Pointer, app: string, now = new Date().toISOString()): Pointer {
  const { [app]: state } = pointer;
  const trial = state?.trial;
  if (!state || !trial?.canary) return pointer;
  const share = CANARY_STEPS.find((step) => step > trial.share);
  if (share === undefined) return withLive(pointer, app, trial.version, { now });
  return { ...pointer, [app]: { ...state, trial: { ...trial, share, since: now } } };
}

const MINUTE = 60_000;

/** What becomes of a canary now, and why: a sentence for whoever asks. */
export interface CanaryStep {
  next: 'back' | 'on' | 'stay';
  why: string;
}

/**
 * Judges a step of a canary by what was counted in it.
 * @param now milliseconds since 1970
 */
export function judgeStep({ canary, share, since }: CanaryTrial, counts: TrialHealth, now: number): CanaryStep {
  const { verdict, by } = judge(counts);
  const worse = by.find((one) => one.verdict === 'worse');
  if (worse) return { next: 'back', why: `it is worse: ${sayCounts(worse.measure, counts)}` };
  const step = `step ${CANARY_STEPS.findIndex((one) => one >= share) + 1} of ${CANARY_STEPS.length}`;
  const waiting = by.filter((one) => one.verdict === 'open');
  if (verdict === 'open') {
    const needs = waiting.map(
      ({ measure, missing }) => `some ${missing.toLocaleString('en-GB')} more pages for ${measure.words}`,
    );
    return { next: 'stay', why: `${step}, too few visitors to tell: it takes ${needs.join(', ')}` };
  }
  const until = Date.parse(since) + (canary?.minutes ?? 0) * MINUTE;
  if (now < until) {
    return { next: 'stay', why: `${step}, as good as what is live; it stays until ${new Date(until).toISOString()}` };
  }
  return { next: 'on', why: `${step}, as good as what is live` };
}
