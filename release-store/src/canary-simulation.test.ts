import { expect, test } from 'vitest';
import { judgeStep, withCanary, withNextStep } from './canary.ts';
import { noPages, type Group, type TrialHealth } from './health/record.ts';
import { MEASURES, type Measure } from './health/judgement.ts';
import { withLive } from './pointer.ts';

/*
 * Releases of which it is known whether they are worse, in traffic that is drawn: what a canary does with each.
 */

const APP = 'mfe-courses';
/** Who looks at that many pages has had enough of a simulation. */
const MOST_PAGES = 400_000;

type Random = () => number;

/** Numbers from 0 to 1, the same ones for a seed: mulberry32. */
function random(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Rates = Record<Measure['words'], number>;

/** How often each goes wrong on a site as sites are, on one that is nearly without fault, and on one that is not. */
const SITES: readonly Rates[] = [
  { failures: 0.004, 'slow first screens': 0.18, 'slow answers': 0.07, 'clicks that led nowhere': 0.01 },
  { failures: 0, 'slow first screens': 0.02, 'slow answers': 0.01, 'clicks that led nowhere': 0 },
  { failures: 0.03, 'slow first screens': 0.5, 'slow answers': 0.3, 'clicks that led nowhere': 0.05 },
];

function visit(group: Group, rates: Rates, draw: Random): void {
  for (const { of, bad, words } of MEASURES) {
    // Not every page says everything.
    if (of !== 'pages' && draw() < 0.4) continue;
    group[of] += 1;
    if (draw() < (rates[words] ?? 0)) group[bad] += 1;
  }
}

/** What becomes of a release, after so many pages of the whole site. */
function release(rates: Rates, usual: Rates, seed: number): { ended: 'back' | 'live' | 'open'; pages: number } {
  const draw = random(seed);
  let pointer = withCanary(withLive({}, APP, '1'), APP, '2', 0);
  let counts: TrialHealth = { since: '', trial: noPages(), live: noPages() };
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const trial = pointer[APP]?.trial;
    if (!trial) return { ended: 'live', pages };
    const isTried = draw() * 100 < trial.share;
    visit(isTried ? counts.trial : counts.live, isTried ? rates : usual, draw);
    // As the server does: all the time.
    if (!isTried && pages % 20 !== 0) continue;
    const { next } = judgeStep(trial, counts, Date.now());
    if (next === 'back') return { ended: 'back', pages };
    if (next === 'on') {
      pointer = withNextStep(pointer, APP);
      counts = { since: '', trial: noPages(), live: noPages() };
    }
  }
  return { ended: 'open', pages: MOST_PAGES };
}

/** More of them, with the figures: `CANARY_RUNS=1000 npx vitest run release-store/src/canary-simulation.test.ts`. */
const RUNS = Number(process.env['CANARY_RUNS'] ?? 20);
/** Milliseconds. */
const LONG = 20_000 + RUNS * 100;
const SEEDS = Array.from({ length: RUNS }, (_, index) => index + 1);

/** Worse by one measure, by a little more than what counts as worse or by much more. */
const worse = (usual: Rates, seed: number): Rates => {
  const { words, times, more } = MEASURES[seed % MEASURES.length] as Measure;
  return { ...usual, [words]: (usual[words] ?? 0) * times + more * (1.2 + (seed % 5) / 2) };
};

function releaseAll(ratesOf: (usual: Rates, seed: number) => Rates): Record<'back' | 'live' | 'open', number> {
  const results = SEEDS.map((seed) => {
    const usual = SITES[seed % SITES.length] as Rates;
    return release(ratesOf(usual, seed), usual, seed);
  });
  const count = (wanted: string) => results.filter(({ ended }) => ended === wanted).length;
  const pages = results.map((result) => result.pages).toSorted((a, b) => a - b);
  const counts = { back: count('back'), live: count('live'), open: count('open') };
  if (process.env['CANARY_RUNS'])
    console.info(counts, `pages of the site: ${pages[RUNS >> 1]} (median), ${pages.at(-1)}`);
  return counts;
}

/**
 * @promise Releases: A canary goes on by itself when it is as good as what is live, and is taken back when it is
 * worse, by failures, slow first screens, slow answers or presses that lead nowhere
 */
test(
  'of twenty bad releases every one is taken back',
  () => {
    expect(releaseAll(worse)).toEqual({ back: RUNS, live: 0, open: 0 });
  },
  LONG,
);

/** @promise Releases: A canary goes on by … */
test(
  'of twenty good releases one is taken back at most, and all others get to everyone',
  () => {
    const { back, open } = releaseAll((usual) => usual);
    expect(back).toBeLessThanOrEqual(RUNS / 20);
    expect(open).toBe(0);
  },
  LONG,
);
