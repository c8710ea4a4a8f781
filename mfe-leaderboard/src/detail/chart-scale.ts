/** The scale of the handicap axis. */
export interface Scale {
  /** Strokes: whole steps, wider than what is shown. */
  min: number;
  max: number;
  step: number;
}

/** Lines that a scale has at most. */
const MOST_LINES = 6;
const STEPS = [0.5, 1, 2, 5, 10, 20];

/** A scale around some handicaps, with lines at round figures. */
export function scaleOf(handicaps: readonly number[]): Scale {
  const low = Math.min(...handicaps);
  const high = Math.max(...handicaps);
  const around = (step: number) => {
    const min = Math.floor(low / step) * step;
    const max = Math.ceil(high / step) * step;
    return { min, max: max === min ? min + step : max, step };
  };
  const fits = ({ min, max, step }: Scale) => (max - min) / step < MOST_LINES;
  return STEPS.map(around).find(fits) ?? around(50);
}

/** Where the lines are, from the top of the chart, the highest handicap, to the bottom. */
export function linesOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => max - index * step);
}
