/** Places that a chart shows at most: a line from below comes in at its lower edge. */
const MOST = 20;

type Places = readonly (number | null)[];

/** Lowest place of a chart of these lines: at least one place for each line, for the names beside it. */
export const lowestPlaceOf = (lines: readonly Places[]): number =>
  Math.min(MOST, Math.max(2, lines.length, ...lines.flat().map((place) => place ?? 0)));

/** Share of the chart's height above a place: 0 for the first. */
export const depthOf = (place: number, lowest: number) => (place - 1) / (lowest - 1);

/** Labelled places. */
export const RULES = [1, 5, 10, 15, MOST];

/** Path coordinates in a picture of size 1 × 1, from left to right; a day without a place has none. */
export const pointsOf = (places: Places, lowest: number): string[] =>
  places.flatMap((place, index) =>
    place === null
      ? []
      : [`${(index / Math.max(1, places.length - 1)).toFixed(4)} ${depthOf(place, lowest).toFixed(4)}`],
  );
