type Places = readonly (number | null)[];

/**
 * Lowest place of a chart of these lines: at least one place for each line, for the names beside it.
 * @param most lowest place that the chart shows: a line from below comes in at its lower edge
 */
export const lowestPlaceOf = (lines: readonly Places[], most: number): number =>
  Math.min(
    most,
    Math.max(
      2,
      lines.length,
      lines.flat().reduce<number>((lowest, place) => Math.max(lowest, place ?? 0), 0),
    ),
  );

/** Share of the chart's height above a place: 0 for the first. */
export const depthOf = (place: number, lowest: number) => (place - 1) / (lowest - 1);

const LABELLED = [1, 5, 10, 15, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Minimum distance of labelled places, as a share of the height. */
const APART = 0.06;

/** Places to label, the first one and those far enough from the one above. */
export function labelledPlaces(lowest: number): number[] {
  const labelled: number[] = [];
  for (const place of LABELLED.filter((one) => one <= lowest)) {
    const above = labelled.at(-1);
    if (above === undefined || depthOf(place, lowest) - depthOf(above, lowest) >= APART) labelled.push(place);
  }
  return labelled;
}

/** Path coordinates in a picture of size 1 × 1, from left to right; a day without a place has none. */
export const pointsOf = (places: Places, lowest: number): string[] =>
  places.flatMap((place, index) =>
    place === null
      ? []
      : [`${(index / Math.max(1, places.length - 1)).toFixed(4)} ${depthOf(place, lowest).toFixed(4)}`],
  );

/**
 * Tops of names beside the ends of lines, moved apart where they would overlap.
 * @param depths of the ends, ascending
 * @param gap minimum distance
 */
export function spread(depths: readonly number[], gap: number): number[] {
  const tops: number[] = [];
  for (const depth of depths) tops.push(Math.max(depth, (tops.at(-1) ?? -gap) + gap));
  let bottom = 1 + gap;
  for (const [index, top] of [...tops.entries()].toReversed()) {
    bottom = Math.min(top, bottom - gap);
    tops[index] = bottom;
  }
  return tops;
}
