/** Size of the plot on a narrow phone, in px: wider phones have more space for labels. */
const BOX = { width: 256, height: 144 };
/** Half the width of a label and its vertical extent above the centre of its dot, in px, with a margin. */
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
 * The dots with space for a label on a phone: a label overlaps no other label and no other dot.
 * @param depths vertical positions of the dots, 0 to 1 from the top, from left to right, evenly spaced
 * @param wanted indexes by priority: each gets its label if the labels before it leave space
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
