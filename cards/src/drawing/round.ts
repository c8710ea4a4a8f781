import type { RoundContent } from '../content/content.ts';
import { COLOURS, DISPLAY, EDGE, PLAIN, WIDTH, write, type Pen } from './canvas.ts';
import { drawFigure, type Figure } from './figure.ts';
import { brand, ground, shelf } from './parts.ts';
import { drawWho } from './player.ts';

const SHELF = 428;

/** What the round changed: its adjusted score, the handicap, the place. */
function figuresOf({ adjusted, before, after, better, place, ranked }: RoundContent): Figure[] {
  const figure = (label: string, value: string, words: string, colour: string = COLOURS.ink): Figure => ({
    label,
    figure: value,
    colour,
    beside: { words, spare: words, more: '' },
    width: 320,
  });
  const figures = [figure('Adjusted score', adjusted, ' ')];
  if (after !== null) {
    const [label, words] =
      before === null ? ['First handicap', ' '] : ['Handicap', before === after ? 'as before' : `from ${before}`];
    figures.push(figure(label, after, words, better ? COLOURS.accent : COLOURS.ink));
  }
  if (place !== '') figures.push(figure('Place that day', place, `of ${ranked}`));
  return figures;
}

/** Draws the card of a round: player, course, score, handicap before and after. */
export async function drawRound(pen: Pen, content: RoundContent): Promise<void> {
  const { person, course, day, toPar, under, strokes } = content;
  ground(pen);
  shelf(pen, SHELF);
  await brand(pen);
  const right = { x: WIDTH - EDGE, align: 'right' } as const;
  write(pen, day, { ...PLAIN, size: 28 }, { ...right, y: 82, colour: COLOURS.ink2 });
  const colour = under ? COLOURS.accent : COLOURS.ink;
  const width = write(pen, toPar, { ...DISPLAY, size: 190 }, { ...right, y: 330, colour });
  write(pen, `${strokes} strokes`, { ...PLAIN, size: 28 }, { ...right, y: 170, colour: COLOURS.ink2 });
  await drawWho(pen, person, course, WIDTH - EDGE - Math.max(width, 140) - 48);
  let x = EDGE;
  for (const figure of figuresOf(content)) {
    drawFigure(pen, figure, x, SHELF);
    x += figure.width + 48;
  }
}
