import { SITE } from '@golf/shared/site';
import { MARK, type Person } from '../content/content.ts';
import { ball, box, COLOURS, DISPLAY, EDGE, HEIGHT, STRONG, WIDTH, write, type Pen, type Picture } from './canvas.ts';
import { widthOf } from './text.ts';

/* Shared parts of several cards. */

/** The background of every card. */
export function ground({ context }: Pen): void {
  context.fillStyle = COLOURS.pine;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The name of the site, at the top left. */
export async function brand(pen: Pen): Promise<void> {
  const size = 40;
  const mark = await pen.picture(MARK, size, size);
  if (mark) pen.context.drawImage(mark, EDGE, 52);
  else ball(pen, EDGE + size / 2, 52 + size / 2, size / 2);
  write(
    pen,
    SITE.name,
    { ...STRONG, weight: 740, width: 84, size: 30 },
    { x: EDGE + size + 14, y: 82, colour: COLOURS.ink },
  );
}

/** A picture in a circle. */
function round({ context }: Pen, picture: Picture, x: number, y: number, size: number): void {
  context.save();
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(picture, x, y);
  context.restore();
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();

/**
 * A face in a circle. Fallback: the initials of the name, or a question mark before the announcement.
 * @param name as written on the card
 */
export async function face(
  pen: Pen,
  person: Pick<Person, 'face' | 'name'>,
  name: string,
  x: number,
  y: number,
  size: number,
) {
  const { context } = pen;
  const picture = await pen.picture(person.face, size, size);
  if (picture) return round(pen, picture, x, y, size);
  context.fillStyle = COLOURS.press;
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  context.fill();
  const letters = person.name === null ? '?' : initialsOf(name);
  write(
    pen,
    letters,
    { ...DISPLAY, size: Math.round(size * 0.42) },
    {
      x: x + size / 2,
      y: y + size * 0.645,
      colour: COLOURS.ink,
      align: 'center',
    },
  );
}

/** A flag with rounded corners. @returns whether the flag could be drawn */
export async function flag(pen: Pen, address: string | null, x: number, y: number, width: number): Promise<boolean> {
  const height = Math.round(width * 0.75);
  const picture = await pen.picture(address, width, height);
  if (!picture) return false;
  const { context } = pen;
  context.save();
  box(pen, x, y, width, height, 4);
  context.clip();
  context.drawImage(picture, x, y);
  context.restore();
  return true;
}

/** The site's badge, in gold, a colour reserved for it. */
export function legend(pen: Pen, x: number, y: number, size: number): void {
  const { context } = pen;
  const style = { ...STRONG, size };
  const words = 'Handicap Legend';
  const padding = size * 0.6;
  const width = widthOf(context, words, style) + 2 * padding;
  context.strokeStyle = COLOURS.gold;
  context.lineWidth = 2;
  box(pen, x + 1, y - size * 1.2, width, size * 1.75, size);
  context.stroke();
  write(pen, words, style, { x: x + padding, y, colour: COLOURS.gold });
}

/** The lower part of a card: a shade lighter, below a line. */
export function shelf(pen: Pen, y: number): void {
  const { context } = pen;
  context.fillStyle = COLOURS.line;
  context.globalAlpha = 0.42;
  context.fillRect(0, y, WIDTH, HEIGHT - y);
  context.globalAlpha = 1;
  context.fillRect(0, y, WIDTH, 2);
}
