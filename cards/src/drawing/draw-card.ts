import { createCanvas } from '@napi-rs/canvas';
import type { CardContent } from '../content/content.ts';
import { drawArticle } from './article.ts';
import { drawBoard } from './board.ts';
import { createPen, HEIGHT, WIDTH, type Pen } from './canvas.ts';
import { drawComparison } from './comparison.ts';
import { drawCourse } from './course.ts';
import { drawPlayer } from './player.ts';
import { drawRecords } from './records.ts';
import { drawRound } from './round.ts';

function drawContent(pen: Pen, content: CardContent): Promise<void> {
  switch (content.kind) {
    case 'player':
      return drawPlayer(pen, content);
    case 'comparison':
      return drawComparison(pen, content);
    case 'course':
      return drawCourse(pen, content);
    case 'round':
      return drawRound(pen, content);
    case 'article':
      return drawArticle(pen, content);
    case 'board':
      return drawBoard(pen, content);
    case 'records':
      return drawRecords(pen, content);
  }
}

/** A card as a PNG of 1200 × 630. Pictures that cannot be decoded are left out. */
export async function drawCard(content: CardContent, pictures: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  await drawContent(createPen(canvas.getContext('2d'), pictures), content);
  return canvas.encode('png');
}
