import type { BestScore, CourseContent } from '../content/content.ts';
import { COLOURS, DISPLAY, EDGE, fitWords, HEIGHT, PLAIN, STRONG, WIDTH, writeFitted, type Pen } from './canvas.ts';
import { drawFigure, type Figure } from './figure.ts';
import { brand, flag, ground, shelf } from './parts.ts';
import { drawScene } from './scene.ts';

const SHELF = 446;
/** Width of the text next to the picture, in px. */
const WORDS = 600;

const best = (label: string, { score, under, holder, spare, more }: BestScore, width: number): Figure => ({
  label,
  figure: score,
  colour: under ? COLOURS.accent : COLOURS.ink,
  beside: { words: holder, spare, more },
  width,
});

type Name = Pick<CourseContent, 'club' | 'course' | 'spare' | 'flag' | 'location'>;

/** Club, course and location. */
async function drawName(pen: Pen, { club, course, spare, flag: address, location }: Name): Promise<void> {
  const name = fitWords(pen, club, spare, DISPLAY, { width: WORDS, lines: 2, size: 80, smallest: 44 });
  const second = course === '' ? null : fitWords(pen, course, ' ', STRONG, { width: WORDS, size: 44, smallest: 30 });
  const height = name.lines.length * name.style.size * 1.02 + (second ? second.style.size + 14 : 0);
  const top = 116 + (SHELF - 116 - (height + 56)) / 2;
  writeFitted(pen, name, { x: EDGE, y: top + name.style.size * 0.8, colour: COLOURS.ink });
  if (second) writeFitted(pen, second, { x: EDGE, y: top + height - 8, colour: COLOURS.ink });
  const y = top + height + 42;
  const hasFlag = await flag(pen, address, EDGE, y - 25, 38);
  const place = fitWords(pen, location || ' ', ' ', PLAIN, { width: WORDS - 54, size: 28, smallest: 20 });
  writeFitted(pen, place, { x: EDGE + (hasFlag ? 54 : 0), y, colour: COLOURS.ink2 });
}

/** Difficulty, record and leader, side by side. */
function drawFigures(pen: Pen, { tees, record, leader }: CourseContent): void {
  let x = EDGE;
  const ratings: Figure[] = [
    ...(tees ? [{ label: 'Course rating', figure: tees.rating, colour: COLOURS.ink, width: 176 }] : []),
    ...(tees?.slope ? [{ label: 'Slope', figure: tees.slope, colour: COLOURS.ink, width: 136 }] : []),
  ];
  const scores = [
    ...(record ? [['Best to par', record] as const] : []),
    ...(leader ? [[`Leader, ${tees?.name ?? ''} tees`, leader] as const] : []),
  ];
  for (const figure of ratings) {
    drawFigure(pen, figure, x, SHELF);
    x += figure.width + 24;
  }
  const width = (WIDTH - EDGE - x - 32 * Math.max(0, scores.length - 1)) / Math.max(1, scores.length);
  for (const [label, score] of scores) {
    drawFigure(pen, best(label, score, width), x, SHELF);
    x += width + 32;
  }
}

/** One course: picture, difficulty, record and leader. */
export async function drawCourse(pen: Pen, content: CourseContent): Promise<void> {
  ground(pen);
  await drawScene(pen, content.picture);
  pen.context.fillStyle = COLOURS.pine;
  pen.context.fillRect(0, SHELF, WIDTH, HEIGHT - SHELF);
  shelf(pen, SHELF);
  await brand(pen);
  await drawName(pen, content);
  drawFigures(pen, content);
}
