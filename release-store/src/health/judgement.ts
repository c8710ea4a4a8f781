import type { Group, TrialHealth } from './record.ts';

/*
 * Compares a trial with the live release after every page. A test for a fixed sample size is unsuitable: evaluated
 * after each page it condemns one good release in ten. This is Wald's sequential probability ratio test of two rates.
 * It stops as soon as it is sure; a release that is much worse is detected early.
 */

/**
 * Maximum error probabilities, approximate, per measure and step: a good release judged worse, a worse one judged good.
 */
const FALSE_ALARM = 0.001;
const OVERLOOKED = 0.01;

const WORSE = Math.log((1 - OVERLOOKED) / FALSE_ALARM);
const AS_GOOD = Math.log(OVERLOOKED / (1 - FALSE_ALARM));

/** Minimum pages of the live release for a reliable rate. */
const LIVE_PAGES = 50;
/** Lower bound for any rate: no release is assumed to fail less often. */
const LOWEST_RATE = 0.002;
/** The live rate is an estimate. The trial is compared with the rate this many standard errors above it. */
const BENEFIT = 1.64;

/** A rate that is compared between trial and live. */
export interface Measure {
  /** Keys of the pages that were measured, and of the bad ones among them. */
  of: keyof Group;
  bad: keyof Group;
  /** Worse = failure rate above `live × times + more`. */
  times: number;
  more: number;
  /** As in "slow paints on 12 of 80 pages". */
  words: string;
}

export const MEASURES: readonly Measure[] = [
  { of: 'pages', bad: 'failed', times: 2, more: 0.02, words: 'failures' },
  { of: 'painted', bad: 'slowPaint', times: 1.25, more: 0.05, words: 'slow first screens' },
  { of: 'answered', bad: 'slowAnswer', times: 1.25, more: 0.05, words: 'slow answers' },
  { of: 'clicked', bad: 'deadClick', times: 2, more: 0.02, words: 'clicks that led nowhere' },
];

export type Verdict = 'worse' | 'as good' | 'open';

export interface Judgement {
  measure: Measure;
  verdict: Verdict;
  /** Estimate of trial pages still needed for "as good". 0: already decided. */
  missing: number;
}

const bounded = (rate: number) => Math.min(0.95, Math.max(LOWEST_RATE, rate));

/** Rate from which a release counts as worse than one with the given rate. */
const worseThan = (rate: number, { times, more }: Measure) => Math.min(0.99, rate * times + more);

/** Log-likelihood ratio of the second rate against the first, for `bad` of `pages`. */
const likelier = (pages: number, bad: number, first: number, second: number) =>
  bad * Math.log(second / first) + (pages - bad) * Math.log((1 - second) / (1 - first));

function judgeBy(measure: Measure, { trial, live }: Pick<TrialHealth, 'trial' | 'live'>): Judgement {
  const [pages, bad] = [trial[measure.of], trial[measure.bad]];
  const livePages = live[measure.of];
  const rate = bounded(live[measure.bad] / Math.max(1, livePages));
  const per = (first: number, second: number, at: number) =>
    at * Math.log(second / first) + (1 - at) * Math.log((1 - second) / (1 - first));
  const needed = Math.ceil(AS_GOOD / per(rate, worseThan(rate, measure), rate));
  if (livePages < LIVE_PAGES) return { measure, verdict: 'open', missing: needed };
  const mild = bounded(rate + BENEFIT * Math.sqrt((rate * (1 - rate)) / livePages));
  if (likelier(pages, bad, mild, worseThan(mild, measure)) >= WORSE) return { measure, verdict: 'worse', missing: 0 };
  const known = likelier(pages, bad, rate, worseThan(rate, measure));
  if (known <= AS_GOOD) return { measure, verdict: 'as good', missing: 0 };
  return { measure, verdict: 'open', missing: Math.max(1, Math.ceil(needed * (1 - known / AS_GOOD))) };
}

/** Judges all measures. One "worse" makes the verdict worse; "as good" needs all measures. */
export function judge(counts: Pick<TrialHealth, 'trial' | 'live'>): { verdict: Verdict; by: Judgement[] } {
  const by = MEASURES.map((measure) => judgeBy(measure, counts));
  const has = (verdict: Verdict) => by.some((one) => one.verdict === verdict);
  return { verdict: has('worse') ? 'worse' : has('open') ? 'open' : 'as good', by };
}

/** "failures on 5 of 21 pages of its trial, and on 0 of 300 of what was live in the same time" */
export function sayCounts({ of, bad, words }: Measure, { trial, live }: Pick<TrialHealth, 'trial' | 'live'>): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const part = (group: Group) => `${count(group[bad])} of ${count(group[of])}`;
  return `${words} on ${part(trial)} pages of its trial, and on ${part(live)} of what was live in the same time`;
}
