/*
 * Flags of flag-icons are drawn 640 × 480 in size; a row of a table shows them 28 px wide, so that a device pixel is
 * 7 to 23 of those units. A coat of arms is hundreds of outlines of which nothing is left at that size but the weight:
 * what is smaller than such a pixel goes, coordinates become whole numbers.
 */

/** Points nearer than this to the one before are left out, in units of the drawing. */
const STEP = 7;
/** Outlines that are smaller than this both ways are left out. */
const SPECK = 12;
/** Curves that reach no farther than this from where they begin are drawn as lines. */
const BEND = 20;
/** Outlines without a filling whose line is thinner than this are left out. */
const HAIR = 1.5;

type Point = readonly [x: number, y: number];

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** Radii, rotation, two flags that need no space between them, end. */
const ARC = new RegExp(
  String.raw`(${NUMBER.source})[\s,]*(${NUMBER.source})[\s,]*(${NUMBER.source})[\s,]*([01])[\s,]*([01])[\s,]*(${NUMBER.source})[\s,]*(${NUMBER.source})`,
  'gi',
);
/** Numbers that each command takes at a time. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

interface Step {
  /** M, L, C, Q, A or Z, absolute. */
  command: string;
  /** Control points, then the end. */
  points: Point[];
  /** Of an arc: radii, rotation, flags. */
  arc?: readonly number[];
}

function numbersOf(command: string, text: string): number[][] {
  if (command === 'A') return [...text.matchAll(ARC)].map((found) => found.slice(1).map(Number));
  const all = (text.match(NUMBER) ?? []).map(Number);
  const size = TAKES[command] ?? 0;
  if (size === 0) return [[]];
  return Array.from({ length: Math.floor(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

const mirrored = ([x, y]: Point, [aboutX, aboutY]: Point): Point => [2 * aboutX - x, 2 * aboutY - y];

/** The steps of a path's `d`, absolute and without shorthands. */
function stepsOf(d: string): Step[] {
  const steps: Step[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, letter = '', text = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase();
    for (const [index, numbers] of numbersOf(command, text).entries()) {
      const [fromX, fromY] = letter === command ? [0, 0] : at;
      const before = steps.at(-1);
      const control = (kind: string): Point =>
        before?.command === kind ? mirrored(before.points.at(-2) ?? at, at) : at;
      const pairs: Point[] = [];
      const flat = command === 'A' ? numbers.slice(5) : numbers;
      for (let i = 0; i + 1 < flat.length; i += 2) pairs.push([fromX + (flat[i] ?? 0), fromY + (flat[i + 1] ?? 0)]);
      const [number = 0] = numbers;
      let step: Step;
      if (command === 'Z') step = { command, points: [start] };
      else if (command === 'H') step = { command: 'L', points: [[fromX + number, at[1]]] };
      else if (command === 'V') step = { command: 'L', points: [[at[0], fromY + number]] };
      else if (command === 'S') step = { command: 'C', points: [control('C'), ...pairs] };
      else if (command === 'T') step = { command: 'Q', points: [control('Q'), ...pairs] };
      else if (command === 'A') step = { command, points: pairs, arc: numbers.slice(0, 5) };
      // Further pairs of a move are lines.
      else step = { command: command === 'M' && index > 0 ? 'L' : command, points: pairs };
      at = step.points.at(-1) ?? at;
      if (step.command === 'M') start = at;
      steps.push(step);
    }
  }
  return steps;
}

const isNear = ([x, y]: Point, [toX, toY]: Point, distance: number) => Math.hypot(x - toX, y - toY) < distance;

/** Whether all of it is smaller than a speck; an arc may reach as far as its diameter beyond its ends. */
function isSpeck(steps: readonly Step[], speck: number): boolean {
  const reach = Math.max(0, ...steps.map(({ arc }) => 2 * Math.max(arc?.[0] ?? 0, arc?.[1] ?? 0)));
  const all = steps.flatMap(({ points }) => points);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values) + reach;
  return extent(all.map(([x]) => x)) < speck && extent(all.map(([, y]) => y)) < speck;
}

/** A path's `d` with whole numbers and without what `scale` leaves nothing to see of; '' when that is all of it. */
export function simplifyPath(d: string, scale: number = 1, strokeWidth: number = 0): string {
  const steps = stepsOf(d);
  if (isSpeck(steps, SPECK / scale - strokeWidth)) return '';
  // Larger drawings are shown smaller by the same factor; small ones keep as many decimals as they need.
  const digits = scale > 1.5 ? 1 : 0;
  const whole = (value: number) => Number(value.toFixed(digits));
  let at: Point = [0, 0];
  let start: Point = at;
  let text = '';
  for (const { command, points, arc } of steps) {
    const end = points.at(-1) ?? at;
    if (command === 'Z') {
      text += 'z';
      at = start;
      continue;
    }
    const isLong = arc ? Number(arc[3]) === 1 : false;
    if (command !== 'M' && !isLong && points.every((point) => isNear(point, at, STEP / scale))) continue;
    const [x, y] = at;
    const shift = ([toX, toY]: Point) => `${whole(whole(toX) - x)} ${whole(whole(toY) - y)}`;
    const isLine = !isLong && command !== 'M' && points.every((point) => isNear(point, at, BEND / scale));
    if (isLine) text += 'l';
    else if (arc)
      text += `a${arc
        .slice(0, 3)
        .map((value) => Number(value.toFixed(1)))
        .join(' ')} ${arc[3]} ${arc[4]} `;
    else text += command.toLowerCase();
    text += (isLine ? [end] : points).map(shift).join(' ');
    at = [whole(end[0]), whole(end[1])];
    if (command === 'M') start = at;
  }
  return text.replaceAll(' -', '-');
}

/** How much larger than drawn something of it may be shown, at most: scales inside of each other multiply. */
function largestScale(svg: string): number {
  const found = [...svg.matchAll(/(?:scale|matrix)\(([^)]*)\)/g)];
  const factors = found.map(([, numbers = '']) =>
    Math.max(1, ...(numbers.match(NUMBER) ?? []).slice(0, 4).map((value) => Math.abs(Number(value)))),
  );
  return factors.reduce((product, factor) => product * factor, 1);
}

/** The drawing of a flag as a row of a table needs it: nothing is missing at 28 px, three device pixels to each. */
export function simplifyFlag(svg: string): string {
  const scale = largestScale(svg);
  const tidy = svg.replaceAll(/\s*\n\s*/g, '').replaceAll(/ id="flag-icons-[^"]*"/g, '');
  // Marks at each corner of a path need its corners.
  if (tidy.includes('<marker') || scale > 20) return tidy;
  return tidy.replaceAll(/<path\b[^>]*?\/>/g, (path) => {
    const strokeWidth = Number(/ stroke-width="([\d.]+)/.exec(path)?.[1] ?? 0);
    const isHair = path.includes(' fill="none"') && strokeWidth > 0 && strokeWidth * scale < HAIR;
    const isNamed = / id="/.test(path);
    let isGone: boolean = false;
    const simple = path.replace(/ d="([^"]*)"/, (whole, d: string) => {
      const short = simplifyPath(d, scale, strokeWidth);
      isGone = short === '' || isHair;
      return isGone ? whole : ` d="${short}"`;
    });
    if (isGone) return isNamed ? path : '';
    return simple;
  });
}
