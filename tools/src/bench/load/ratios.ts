import type { Visit } from './visit.ts';

/** The composed site, and one bundle of the same sources: rendered by the browser, or hydrated over the same HTML. */
export const BUILDS = ['composed', 'one bundle, rendered', 'one bundle, hydrated'] as const;
export type Build = (typeof BUILDS)[number];

/** Results of several visits. The n-th visits of all builds were made one after another. */
export type Visits = Record<Build, readonly Visit[]>;

type Measure = keyof Visit;

export const MEASURES: Record<Measure, string> = {
  rows: 'rows shown, ms',
  firstPaint: 'first paint, ms',
  answered: 'touch answered, ms',
  workingClick: 'working click, ms',
  rounds: 'rounds shown, ms',
  scriptBytes: 'JavaScript, kB',
  scriptRequests: 'script requests',
  bytes: 'bytes of all kinds, kB',
};

/** Ratios with a budget: measure, and the bundle to compare with. */
const RATIOS = {
  'first paint ÷ one bundle, rendered': ['firstPaint', 'one bundle, rendered'],
  'rows ÷ one bundle, rendered': ['rows', 'one bundle, rendered'],
  'working click ÷ one bundle, rendered': ['workingClick', 'one bundle, rendered'],
  'working click ÷ one bundle, hydrated': ['workingClick', 'one bundle, hydrated'],
  'JavaScript ÷ one bundle, rendered': ['scriptBytes', 'one bundle, rendered'],
} as const satisfies Record<string, readonly [Measure, Build]>;

/** Maximum by ratio. */
export type LoadBudgets = Record<keyof typeof RATIOS, number>;

/** A ratio above its budget by this part counts as worse; below that it may be noise. */
const TOLERANCE = 0.1;

/** @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const medianOf = (visits: readonly Visit[], measure: Measure) => median(visits.map((visit) => visit[measure]));

/** Medians of the composed site ÷ those of one bundle. */
export function ratiosOf(visits: Visits): LoadBudgets {
  const ratios = Object.entries(RATIOS).map(([name, [measure, build]]) => [
    name,
    medianOf(visits.composed, measure) / medianOf(visits[build], measure),
  ]);
  return Object.fromEntries(ratios) as LoadBudgets; // Its keys are those of RATIOS.
}

/** A sentence per ratio that exceeds its budget. */
export function worseThan(budgets: LoadBudgets, ratios: LoadBudgets): string[] {
  return (Object.keys(RATIOS) as (keyof LoadBudgets)[]).flatMap((name) => {
    const [ratio, budget] = [ratios[name], budgets[name]];
    if (ratio <= budget * (1 + TOLERANCE)) return [];
    return [`${name} is ${ratio.toFixed(2)}, more than ${TOLERANCE * 100} % above its budget of ${budget}.`];
  });
}
