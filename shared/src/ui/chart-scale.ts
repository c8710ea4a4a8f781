import { formatHandicap } from '../format/index.ts';

export interface Scale {
  /** Strokes: whole steps, wider than the data. */
  min: number;
  max: number;
  step: number;
}

/** Maximum number of grid lines. */
const MOST_LINES = 6;
/** Minimum range of a scale in strokes: on a smaller range a rise of a tenth would look like a cliff. */
const LEAST_SPAN = 1;
const STEPS = [0.5, 1, 2, 3, 5, 10, 20];

/** A scale around the handicaps, with grid lines at round figures. */
export function scaleOf(handicaps: readonly number[]): Scale {
  const [lowest, highest] = [Math.min(...handicaps), Math.max(...handicaps)];
  const missing = Math.max(0, LEAST_SPAN - (highest - lowest)) / 2;
  const around = (step: number) => ({
    // The added 0 turns −0 into 0.
    min: Math.floor((lowest - missing) / step) * step + 0,
    max: Math.ceil((highest + missing) / step) * step + 0,
    step,
  });
  const fits = ({ min, max, step }: Scale) => (max - min) / step < MOST_LINES;
  return STEPS.map(around).find(fits) ?? around(50);
}

/** The scale without the empty space above and below the values; the grid lines stay those of the whole scale. */
export function croppedTo(values: readonly number[], whole: Scale): Scale {
  const air = whole.step / 4;
  return {
    ...whole,
    min: Math.max(whole.min, Math.min(...values) - air),
    max: Math.min(whole.max, Math.max(...values) + air),
  };
}

/** Values of the grid lines, from the top (best handicap) to the bottom. */
export function linesOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** Label of a grid line: "+1.5", "0.0"; whole strokes without decimals. */
export const nameOfLine = (line: number, { step }: Scale): string =>
  step < 1 ? formatHandicap(line) : formatHandicap(line).replace(/\.0$/, '');

/** Distance of a handicap from the top of the chart: 0 at the best, to 1. */
export const depthOf = (handicap: number, { min, max }: Scale): number => (handicap - min) / (max - min);
