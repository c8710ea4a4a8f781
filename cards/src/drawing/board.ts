import type { BoardContent, BoardLine } from '../content/content.ts';
import {
  box,
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
import { brand, face, ground } from './parts.ts';

/** The lines, which extend beyond the right edge of the card. */
const LIST = { x: 480, y: 56, line: 104 };

async function drawLine(pen: Pen, { place, person }: BoardLine, y: number): Promise<void> {
  const { context } = pen;
  const middle = y + LIST.line / 2;
  write(pen, place, { ...DISPLAY, size: 46 }, { x: LIST.x + 36, y: middle + 16, colour: COLOURS.ink });
  const x = LIST.x + 212;
  const handicap = write(
    pen,
    person.handicap,
    { ...DISPLAY, size: 58 },
    { x: WIDTH - EDGE, y: middle + 21, colour: COLOURS.accent, align: 'right' },
  );
  const width = WIDTH - EDGE - handicap - 32 - x;
  const name = fitWords(pen, person.name, person.spare, STRONG, { width, lines: 1, size: 36, smallest: 24 });
  await face(pen, person, name.lines.join(' '), LIST.x + 118, middle - 36, 72);
  if (person.name !== null) return void writeFitted(pen, name, { x, y: middle + 12, colour: COLOURS.ink });
  context.fillStyle = COLOURS.press;
  box(pen, x, middle - 9, Math.min(width, 180), 18, 9);
  context.fill();
}

/** The top of the leaderboard. */
export async function drawBoard(pen: Pen, { lines, players, updated }: BoardContent): Promise<void> {
  const { context } = pen;
  ground(pen);
  await brand(pen);
  const height = Math.max(1, lines.length) * LIST.line;
  context.globalAlpha = 0.42;
  context.fillStyle = COLOURS.line;
  box(pen, LIST.x, LIST.y, WIDTH, height, 24);
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = COLOURS.line;
  context.lineWidth = 2;
  context.stroke();
  for (const [at, line] of lines.entries()) {
    const y = LIST.y + at * LIST.line;
    if (at > 0) {
      context.fillStyle = COLOURS.line;
      context.fillRect(LIST.x, y - 1, WIDTH, 2);
    }
    await drawLine(pen, line, y);
  }
  const title = ['Who really', 'plays off', 'plus five?'];
  for (const [at, words] of title.entries()) {
    write(pen, words, { ...DISPLAY, size: 84 }, { x: EDGE, y: 252 + at * 80, colour: COLOURS.ink });
  }
  const facts = [`${players} ${players === 1 ? 'player' : 'players'}`, updated && `up to ${updated}`]
    .filter(Boolean)
    .join(', ');
  write(pen, facts, { ...PLAIN, size: 26 }, { x: EDGE, y: HEIGHT - 62, colour: COLOURS.ink2 });
}
