import type { Group, TrialHealth } from './record.ts';

/*
 * Is a release on trial worse than what is live? Asked after every page, so a test of its own is needed: one that is
 * made for a fixed number of visitors and looked at all the time calls every tenth good release bad. This is Wald's
 * sequential probability ratio test of two rates. It stops as soon as it knows: soon for what is much worse.
 */

/** How likely a good release is called worse, and a worse one as good: by one measure, in one step, at most about. */
const FALSE_ALARM = 0.001;
const OVERLOOKED = 0.01;

const WORSE = Math.log((1 - OVERLOOKED) / FALSE_ALARM);
const AS_GOOD = Math.log(OVERLOOKED / (1 - FALSE_ALARM));

/** Pages of what is live that it takes to know how it fares itself. */
const LIVE_PAGES = 50;
/** Nothing is known to fail less often than this. */
const LOWEST_RATE = 0.002;
/** Nobody knows the rate of what is live exactly: this many standard errors above it are in its favour. */
const BENEFIT = 1.64;

/** One thing that is counted, on both sides. */
export interface Measure {
  /** The pages that it is looked at on, and those of them on which it was bad. */
  of: keyof Group;
  bad: keyof Group;
  /** A release is worse whose rate is at least so many times that of what is live, and so much more. */
  times: number;
  more: number;
  /** As in "slow paints on 12 of 80 pages". */
  words: string;
}

/** What a release is judged by. */
export const MEASURES: readonly Measure[] = [
  { of: 'pages', bad: 'failed', times: 2, more: 0.02, words: 'failures' },
  { of: 'painted', bad: 'slowPaint', times: 1.25, more: 0.05, words: 'slow first screens' },
  { of: 'answered', bad: 'slowAnswer', times: 1.25, more: 0.05, words: 'slow answers' },
  { of: 'clicked', bad: 'deadClick', times: 2, more: 0.02, words: 'clicks that led nowhere' },
];

export type Verdict = 'worse' | 'as good' | 'open';

/** What is known by one measure. */
export interface Judgement {
  measure: Measure;
  verdict: Verdict;
  /** Pages of the trial that it still takes, if it is as good as what is live; 0 once that is known. */
  missing: number;
}

const bounded = (rate: number) => Math.min(0.95, Math.max(LOWEST_RATE, rate));

/** The rate at which a release is worse than one of this rate. */
const worseThan = (rate: number, { times, more }: Measure) => Math.min(0.99, rate * times + more);

/** How much likelier it is that bad pages come at the second rate than at the first, as a logarithm. */
const likelier = (pages: number, bad: number, first: number, second: number) =>
  bad * Math.log(second / first) + (pages - bad) * Math.log((1 - second) / (1 - first));

/** Judges by one measure. */
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

/** Judges by every measure: worse by one is worse, as good by all is as good. */
export function judge(counts: Pick<TrialHealth, 'trial' | 'live'>): { verdict: Verdict; by: Judgement[] } {
  const by = MEASURES.map((measure) => judgeBy(measure, counts));
  const has = (verdict: Verdict) => by.some((one) => one.verdict === verdict);
  return { verdict: has('worse') ? 'worse' : has('open') ? 'open' : 'as good', by };
}

/** "failures on 5 of 21 pages, 0 of 300 of what was live" */
export function sayCounts({ of, bad, words }: Measure, { trial, live }: Pick<TrialHealth, 'trial' | 'live'>): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const part = (group: Group) => `${count(group[bad])} of ${count(group[of])}`;
  return `${words} on ${part(trial)} pages of its trial, and on ${part(live)} of what was live in the same time`;
}
