import type { RecordsContent } from '../content/content.ts';
import { COLOURS, DISPLAY, EDGE, fitWords, PLAIN, STRONG, WIDTH, write, writeFitted, type Pen } from './canvas.ts';
import { brand, face, ground } from './parts.ts';

const LIST = { x: 480, y: 64, line: 128 };

/** Records of the site and their holders. */
export async function drawRecords(pen: Pen, { count, lines }: RecordsContent): Promise<void> {
  const { context } = pen;
  ground(pen);
  await brand(pen);
  write(pen, 'Records', { ...DISPLAY, size: 104 }, { x: EDGE, y: 330, colour: COLOURS.ink });
  write(pen, 'What nobody', { ...PLAIN, size: 34 }, { x: EDGE, y: 392, colour: COLOURS.ink2 });
  write(pen, 'has beaten', { ...PLAIN, size: 34 }, { x: EDGE, y: 434, colour: COLOURS.ink2 });
  write(pen, `${count} records`, { ...PLAIN, size: 26 }, { x: EDGE, y: 568, colour: COLOURS.ink2 });
  for (const [at, { name, number, unit, ...holder }] of lines.entries()) {
    const y = LIST.y + at * LIST.line;
    if (at > 0) {
      context.fillStyle = COLOURS.line;
      context.fillRect(LIST.x, y - 1, WIDTH - EDGE - LIST.x, 2);
    }
    let right = WIDTH - EDGE;
    if (unit)
      right -=
        write(pen, unit, { ...STRONG, size: 26 }, { x: right, y: y + 82, colour: COLOURS.ink2, align: 'right' }) + 12;
    const figure = write(
      pen,
      number,
      { ...DISPLAY, size: 64 },
      { x: right, y: y + 82, colour: COLOURS.accent, align: 'right' },
    );
    const x = LIST.x + 96;
    const width = right - figure - 24 - x;
    const who = fitWords(pen, holder.holder, holder.spare, STRONG, { width, size: 34, smallest: 22 });
    await face(pen, { face: holder.face, name: holder.holder }, who.lines.join(' '), LIST.x, y + 28, 72);
    const what = fitWords(pen, name, ' ', PLAIN, { width, size: 24, smallest: 18 });
    writeFitted(pen, what, { x, y: y + 54, colour: COLOURS.ink2 });
    writeFitted(pen, who, { x, y: y + 94, colour: COLOURS.ink });
  }
}
