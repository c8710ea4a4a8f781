import { COLOURS, DISPLAY, fitWords, PLAIN, STRONG, write, writeFitted, type Pen } from './canvas.ts';

export interface Figure {
  label: string;
  figure: string;
  colour: string;
  /** Small text next to the figure. */
  beside?: { words: string | null; spare: string; more: string };
  width: number;
}

/**
 * Draws a figure under its label.
 * @param top of the shelf that it stands on
 */
export function drawFigure(pen: Pen, { label, figure, colour, beside, width }: Figure, x: number, top: number): void {
  const said = fitWords(pen, label, ' ', PLAIN, { width, size: 24, smallest: 18 });
  writeFitted(pen, said, { x, y: top + 60, colour: COLOURS.ink2 });
  const taken = write(pen, figure, { ...DISPLAY, size: 68 }, { x, y: top + 130, colour });
  if (!beside) return;
  const room = { width: width - taken - 18, lines: 2, size: 30, smallest: 24 };
  const { words, spare, more } = beside;
  const name = fitWords(pen, words === null ? null : words + more, spare + more, STRONG, room);
  // The last line ends next to the foot of the figure.
  const y = top + 130 - (name.lines.length - 1) * name.style.size * 1.02;
  writeFitted(pen, name, { x: x + taken + 18, y, colour: COLOURS.ink });
}
