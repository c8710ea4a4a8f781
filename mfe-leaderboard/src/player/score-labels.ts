/** What the dots of a narrow phone have, in px: of a wider one the labels have more room still. */
const BOX = { width: 256, height: 144 };
/** Half the width of a label and how far above the middle of its dot it is, in px; with a little air. */
const LABEL = { half: 14, from: 7, to: 22 };
/** Half the width of a dot, in px. */
const DOT = 5;

interface Point {
  x: number;
  y: number;
}

const areLabelsApart = (one: Point, other: Point) =>
  Math.abs(one.x - other.x) >= 2 * LABEL.half || Math.abs(one.y - other.y) >= LABEL.to - LABEL.from;

const isClearOf = (label: Point, dot: Point) =>
  Math.abs(label.x - dot.x) >= LABEL.half + DOT ||
  dot.y - DOT >= label.y - LABEL.from ||
  dot.y + DOT <= label.y - LABEL.to;

/**
 * The dots whose label has room above them on a phone: it lies over no other label and no other dot.
 * @param depths how far down each dot is, 0 to 1, from left to right, evenly spread
 * @param wanted indexes, the most important first: each has its label if those before it leave it room
 */
export function labelsWithRoom(depths: readonly number[], wanted: readonly number[]): ReadonlySet<number> {
  const points = depths.map((depth, index): Point => ({
    x: ((index + 0.5) * BOX.width) / depths.length,
    y: depth * BOX.height,
  }));
  const labelled = new Set<number>();
  for (const index of wanted) {
    const point = points[index];
    const hasRoom =
      point &&
      points.every((other, at) => at === index || isClearOf(point, other)) &&
      [...labelled].every((at) => at === index || areLabelsApart(point, points[at] ?? point));
    if (hasRoom) labelled.add(index);
  }
  return labelled;
}
