import type { ComparisonContent, Person } from '../content/content.ts';
import { standingInWords } from '../content/tally.ts';
import {
  COLOURS,
  DISPLAY,
  EDGE,
  fitWords,
  HEIGHT,
  PLAIN,
  STRONG,
  WIDTH,
  write,
  writeFitted,
  type Pen,
} from './canvas.ts';
import { brand, face, ground, shelf } from './parts.ts';

const FACE = 148;
const SHELF = 424;
const HALF = WIDTH / 2;
/** Margin on both sides of the middle, in px. */
const GAP = 56;

/** One of the two players, on the left or, mirrored, on the right. */
async function drawSide(pen: Pen, person: Person, isLeft: boolean, isBetter: boolean): Promise<string> {
  const align = isLeft ? 'left' : 'right';
  const outer = isLeft ? EDGE : WIDTH - EDGE;
  const inner = isLeft ? HALF - GAP : HALF + GAP;
  const beside = isLeft ? EDGE + FACE + 28 : WIDTH - EDGE - FACE - 28;
  const name = fitWords(pen, person.name, person.spare, DISPLAY, {
    width: Math.abs(inner - outer),
    lines: 1,
    size: 58,
    smallest: 38,
  });
  await face(pen, person, name.lines.join(' '), isLeft ? EDGE : WIDTH - EDGE - FACE, 142, FACE);
  write(
    pen,
    person.handicap,
    { ...DISPLAY, size: 128 },
    {
      x: beside,
      y: 262,
      colour: isBetter ? COLOURS.accent : COLOURS.ink,
      align,
    },
  );
  writeFitted(pen, name, { x: outer, y: 370, colour: COLOURS.ink, align });
  return name.lines.join(' ');
}

/** A bar with each player's share. */
function drawTally(
  { context }: Pen,
  { wins: [left, right], level }: NonNullable<ComparisonContent['tally']>,
  y: number,
): void {
  const width = WIDTH - 2 * EDGE;
  const shares = [
    [left, left > right ? COLOURS.accent : COLOURS.ink2],
    [level, COLOURS.press],
    [right, right > left ? COLOURS.accent : COLOURS.ink2],
  ] as const;
  const shown = shares.filter(([count]) => count > 0);
  const gap = 6;
  const unit = (width - gap * (shown.length - 1)) / (left + right + level);
  let x = EDGE;
  for (const [count, colour] of shown) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x, y, count * unit, 18, 9);
    context.fill();
    x += count * unit + gap;
  }
}

/** Comparison of two players, with the head-to-head leader. */
export async function drawComparison(pen: Pen, { people, better, tally }: ComparisonContent): Promise<void> {
  const { context } = pen;
  ground(pen);
  shelf(pen, SHELF);
  await brand(pen);
  const names = [
    await drawSide(pen, people[0], true, better === 0),
    await drawSide(pen, people[1], false, better === 1),
  ];
  context.fillStyle = COLOURS.line;
  context.fillRect(HALF - 1, 142, 2, 60);
  context.fillRect(HALF - 1, 274, 2, 60);
  write(pen, 'vs', { ...STRONG, size: 40 }, { x: HALF, y: 252, colour: COLOURS.ink2, align: 'center' });
  if (!tally || tally.wins[0] + tally.wins[1] + tally.level === 0) {
    const words = tally ? 'Not yet played from the same tees' : 'Two golfers side by side';
    const placed = { x: HALF, y: (SHELF + HEIGHT) / 2 + 14, colour: COLOURS.ink, align: 'center' } as const;
    write(pen, words, { ...STRONG, size: 38 }, placed);
    return;
  }
  const words = fitWords(pen, standingInWords(tally, names), ' ', DISPLAY, { width: 720, size: 64, smallest: 36 });
  writeFitted(pen, words, { x: EDGE, y: SHELF + 98, colour: COLOURS.ink });
  const level = tally.level > 0 && tally.wins[0] + tally.wins[1] > 0 ? `, ${tally.level} level` : '';
  write(
    pen,
    `Head to head${level}`,
    { ...PLAIN, size: 28 },
    { x: WIDTH - EDGE, y: SHELF + 98, colour: COLOURS.ink2, align: 'right' },
  );
  drawTally(pen, tally, SHELF + 140);
}
