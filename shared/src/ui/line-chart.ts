import { depthOf, type Scale } from './chart-scale.ts';

export interface LinePoint {
  /** Position along the chart, 0 to 1. */
  at: number;
  /** Strokes; plus handicaps are negative. */
  handicap: number;
}

/** Points of a line in a picture of size 1 × 1, as path coordinates. */
export const coordinatesOf = (points: readonly LinePoint[], scale: Scale): string[] =>
  points.map(({ at, handicap }) => `${at.toFixed(5)} ${depthOf(handicap, scale).toFixed(5)}`);

export const pathOf = (coordinates: readonly string[]): string =>
  coordinates.length === 0 ? '' : `M${coordinates.join('L')}`;

/** Points as zero-length segments: line caps draw them as dots, however the picture is stretched. */
export const dotsOf = (coordinates: readonly string[]): string => coordinates.map((point) => `M${point}h0`).join('');

/**
 * Heights of the labels at the last points of one or two lines, without overlap.
 * @param heights of the points, 0 to 1 from the top
 * @param apart minimum distance between two labels
 */
export function labelHeights([first = 0, second]: readonly number[], apart: number): number[] {
  if (second === undefined) return [first];
  const away = (Math.max(0, apart - Math.abs(first - second)) / 2) * (first <= second ? 1 : -1);
  return [first - away, second + away];
}
