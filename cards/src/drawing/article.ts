import { SITE } from '@golf/shared/site';
import type { ArticleContent } from '../content/content.ts';
import { COLOURS, DISPLAY, EDGE, fitWords, PLAIN, write, writeFitted, type Pen } from './canvas.ts';
import { brand, ground } from './parts.ts';
import { drawScene } from './scene.ts';

/** One article: its title and its picture. */
export async function drawArticle(pen: Pen, { title, day, picture }: ArticleContent): Promise<void> {
  ground(pen);
  await drawScene(pen, picture);
  await brand(pen);
  const words = fitWords(pen, title, `Articles of ${SITE.name}`, DISPLAY, {
    width: 580,
    lines: 5,
    size: 84,
    smallest: 44,
  });
  const leading = words.style.size * 1.02;
  const top = 128 + (556 - 128 - words.lines.length * leading) / 2;
  writeFitted(pen, words, { x: EDGE, y: top + words.style.size * 0.8, colour: COLOURS.ink });
  write(pen, `Article  ·  ${day}`, { ...PLAIN, size: 26 }, { x: EDGE, y: 578, colour: COLOURS.ink2 });
}
