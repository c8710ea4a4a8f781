import { formatHandicap } from '@golf/shared/format';
import { COLOURS, PLAIN, STRONG, write, type Pen } from './canvas.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum number of points of a line: more are indistinguishable. */
const POINTS = 240;

/** Every n-th value, always including the last. */
function thinned(values: readonly number[]): number[] {
  const step = Math.ceil(values.length / POINTS);
  return values.filter((_, at) => (values.length - 1 - at) % step === 0);
}

/** Handicap over time, oldest on the left, the best on top, as on the site. Draws nothing for fewer than two points. */
export function historyLine(pen: Pen, history: readonly number[], { x, y, width, height }: Box): void {
  const { context } = pen;
  const values = thinned(history);
  if (values.length < 2) return;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // A flat line is in the middle.
  const range = Math.max(high - low, 0.5);
  const middle = (high + low) / 2;
  const at = (value: number, index: number): [number, number] => [
    x + (index / (values.length - 1)) * width,
    y + height / 2 + ((value - middle) / range) * height,
  ];
  const points = values.map(at);
  const zero = low < 0 && high > 0 ? at(0, 0)[1] : null;
  if (zero !== null) {
    context.strokeStyle = COLOURS.press;
    context.lineWidth = 2;
    context.setLineDash([4, 8]);
    context.beginPath();
    context.moveTo(x, zero);
    context.lineTo(x + width, zero);
    context.stroke();
    context.setLineDash([]);
    write(pen, 'Scratch', { ...PLAIN, size: 20 }, { x: x - 12, y: zero + 7, colour: COLOURS.ink2, align: 'right' });
  }
  const trace = () => {
    context.beginPath();
    for (const [index, point] of points.entries()) {
      if (index === 0) context.moveTo(...point);
      else context.lineTo(...point);
    }
  };
  const shade = context.createLinearGradient(0, y, 0, y + height + 40);
  trace();
  context.lineTo(x + width, y + height + 60);
  context.lineTo(x, y + height + 60);
  context.closePath();
  shade.addColorStop(0, COLOURS.accent);
  shade.addColorStop(1, 'transparent');
  context.fillStyle = shade;
  context.globalAlpha = 0.16;
  context.fill();
  context.globalAlpha = 1;
  trace();
  context.strokeStyle = COLOURS.accent;
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke();
  const [first = [x, y], last = [x, y]] = [points[0], points.at(-1)];
  // Label of the first value; the card shows the current one in large type.
  if (zero === null || Math.abs(zero - first[1]) > 26) {
    const began = { x: x - 12, y: first[1] + 8, colour: COLOURS.ink2, align: 'right' } as const;
    write(pen, formatHandicap(values[0] ?? 0), { ...STRONG, size: 22 }, began);
  }
  context.fillStyle = COLOURS.pine;
  context.beginPath();
  context.arc(...last, 11, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}
