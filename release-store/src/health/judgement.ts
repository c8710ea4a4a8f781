import type { Group, TrialHealth } from './record.ts';

/* Compares a trial with the live release: a plain threshold for each rate, once both have been shown often enough. */

/** Minimum pages of a trial for a verdict. */
const TRIAL_PAGES = 200;
/** Minimum live pages: more than of the trial, as the threshold is a multiple of the live rate. */
const LIVE_PAGES = 500;

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

type Counts = Pick<TrialHealth, 'trial' | 'live'>;

interface Judgement {
  measure: Measure;
  /** Pages still needed for a verdict. */
  missing: number;
  isWorse: boolean;
}

export function judge({ trial, live }: Counts): Judgement[] {
  return MEASURES.map((measure) => {
    const { of, bad, times, more } = measure;
    const missing = Math.max(0, TRIAL_PAGES - trial[of], LIVE_PAGES - live[of]);
    const isWorse = missing === 0 && trial[bad] / trial[of] > (live[bad] / live[of]) * times + more;
    return { measure, missing, isWorse };
  });
}

/** "failures on 50 of 210 pages of its trial, and on 0 of 600 of the live release in the same time" */
export function formatCounts({ of, bad, words }: Measure, { trial, live }: Counts): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const part = (group: Group) => `${count(group[bad])} of ${count(group[of])}`;
  return `${words} on ${part(trial)} pages of its trial, and on ${part(live)} of the live release in the same time`;
}
