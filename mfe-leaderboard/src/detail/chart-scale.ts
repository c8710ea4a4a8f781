import { formatHandicap } from '@golf/shared/format';

/** The scale of the handicap axis. */
export interface Scale {
  /** Strokes: whole steps, wider than what is shown. */
  min: number;
  max: number;
  step: number;
}

/** Lines that a scale has at most. */
const MOST_LINES = 6;
/** Strokes that a scale covers at least: less would make a rise of a tenth look like a cliff. */
const LEAST_SPAN = 1;
const STEPS = [0.5, 1, 2, 3, 5, 10, 20];

/** A scale around some handicaps, with lines at round figures. */
export function scaleOf(handicaps: readonly number[]): Scale {
  const [lowest, highest] = [Math.min(...handicaps), Math.max(...handicaps)];
  const missing = Math.max(0, LEAST_SPAN - (highest - lowest)) / 2;
  const around = (step: number) => ({
    // Plus 0: no line is at −0.
    min: Math.floor((lowest - missing) / step) * step + 0,
    max: Math.ceil((highest + missing) / step) * step + 0,
    step,
  });
  const fits = ({ min, max, step }: Scale) => (max - min) / step < MOST_LINES;
  return STEPS.map(around).find(fits) ?? around(50);
}

/** The same scale without the room above and below that nothing is in; its lines are those of the whole one. */
export function croppedTo(values: readonly number[], whole: Scale): Scale {
  const air = whole.step / 4;
  return {
    ...whole,
    min: Math.max(whole.min, Math.min(...values) - air),
    max: Math.min(whole.max, Math.max(...values) + air),
  };
}

/** Where the lines are, from the top of the chart, the best handicap, to the bottom. */
export function linesOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** What stands beside a line: "+1.5", "0.0"; whole strokes without decimals. */
export const nameOfLine = (line: number, { step }: Scale): string =>
  step < 1 ? formatHandicap(line) : formatHandicap(line).replace(/\.0$/, '');

/** How far down the chart a handicap is: 0 at the top, where the best is, to 1. */
export const depthOf = (handicap: number, { min, max }: Scale): number => (handicap - min) / (max - min);
