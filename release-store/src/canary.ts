import type { TrialHealth } from './health/record.ts';
import { judge, formatCounts } from './health/judgement.ts';
import { withLive, withTrial, type ChangeOptions, type Pointer } from './pointer.ts';

/* A canary: a trial that judges itself. Its share of visitors grows step by step to 100 %, or it is rolled back. */

/** Share of visitors per step, in percent. After the last step the version is live for all. */
export const CANARY_STEPS = [1, 10, 50] as const;
const [FIRST] = CANARY_STEPS;

export type CanaryTrial = NonNullable<Pointer[string]['trial']>;

/**
 * Starts a canary for an app.
 * @param minutes minimum duration of each step: some faults need time, not visitors, to show
 * @throws Error when no version of the app is live
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

/** Moves a canary to its next step. Counts restart at zero: trial and live are compared over the same hours. */
export function withNextStep(pointer: Pointer, app: string, now = new Date().toISOString()): Pointer {
  const { [app]: state } = pointer;
  const trial = state?.trial;
  if (!state || !trial?.canary) return pointer;
  const share = CANARY_STEPS.find((step) => step > trial.share);
  if (share === undefined) return withLive(pointer, app, trial.version, { now });
  return { ...pointer, [app]: { ...state, trial: { ...trial, share, since: now } } };
}

const MINUTE = 60_000;

/** Decision on a canary step, and its reason as a sentence. */
export interface CanaryStep {
  next: 'back' | 'on' | 'stay';
  why: string;
}

/**
 * Judges a canary step by its counts.
 * @param now milliseconds since 1970
 */
export function judgeStep({ canary, share, since }: CanaryTrial, counts: TrialHealth, now: number): CanaryStep {
  const judgements = judge(counts);
  const worse = judgements.find(({ isWorse }) => isWorse);
  if (worse) return { next: 'back', why: `it is worse: ${formatCounts(worse.measure, counts)}` };
  const step = `step ${CANARY_STEPS.findIndex((one) => one >= share) + 1} of ${CANARY_STEPS.length}`;
  const needs = judgements.flatMap(({ measure, missing }) =>
    missing > 0 ? [`${missing.toLocaleString('en-GB')} more pages for ${measure.words}`] : [],
  );
  if (needs.length > 0) {
    return { next: 'stay', why: `${step}, too few visitors to tell: it takes ${needs.join(', ')}` };
  }
  const until = Date.parse(since) + (canary?.minutes ?? 0) * MINUTE;
  if (now < until) {
    return {
      next: 'stay',
      why: `${step}, as good as the live release; it stays until ${new Date(until).toISOString()}`,
    };
  }
  return { next: 'on', why: `${step}, as good as the live release` };
}
