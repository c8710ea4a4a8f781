import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FLAGS_ON_A_SHEET } from '@golf/shared/site';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { plainBody } from '../http/encoded-body.ts';
import { finishAnswer, type Answer } from './answer.ts';
import { sendNotFound } from './errors.ts';
import { PICTURE_ONLY, lighten } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';

const FLAGS = join(createRequire(import.meta.url).resolve('flag-icons/package.json'), '../flags/4x3');
const CODE = '[a-z]{2}(?:-[a-z]{2,3})?';
const FLAG = new RegExp(`^/flags/(${CODE})\\.svg$`);
// Earlier releases ask for the sheet as .svg.
const SHEET = new RegExp(`^/flags/sheet/(${CODE}(?:,${CODE})*)\\.(?:png|svg)$`);
const A_DAY = 'public, max-age=86400';
/** The site needs one, and another for each filter of players that came with new data. */
const SHEETS_KEPT = 20;
/** Device pixels of a flag on a sheet: those of 28 × 21 px on a phone. */
const [WIDTH, HEIGHT] = [84, 63];

const drawingOf = (code: string) => readFile(join(FLAGS, `${code}.svg`));

/** For a flag that there is not. @throws what else is wrong: a disk that fails may be right again next time */
function noFlag(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Flags below each other; the place of one that there is not stays blank. Null when there is none of them. */
async function sheetOf(codes: readonly string[]): Promise<Answer | null> {
  const drawings = await Promise.all(codes.map((code) => drawingOf(code).catch(noFlag)));
  const flags = drawings.map(async (svg, index) =>
    svg === null
      ? []
      : [{ input: await sharp(svg).resize(WIDTH, HEIGHT, { fit: 'fill' }).toBuffer(), top: index * HEIGHT, left: 0 }],
  );
  const placed = (await Promise.all(flags)).flat();
  if (placed.length === 0) return null;
  const create = { width: WIDTH, height: HEIGHT * codes.length, channels: 4, background: '#0000' } as const;
  const picture = await sharp({ create }).composite(placed).png({ palette: true }).toBuffer();
  return { ...plainBody(picture), status: 200, type: 'image/png', cacheControl: A_DAY };
}

/** The codes of a sheet's address: in order, each once, not too many. Else null: a sheet has one address. */
function codesOf(path: string): string[] | null {
  const codes = SHEET.exec(path)?.[1]?.split(',') ?? [];
  const isInOrder = codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') < code);
  return codes.length > 0 && codes.length <= FLAGS_ON_A_SHEET && isInOrder ? codes : null;
}

/**
 * Flags from the flag-icons package: `/flags/{code}.svg` as it is, and `/flags/sheet/{code},{code}.png` with several
 * of them as one small picture, for a table. Each is made once.
 */
export function registerFlags(app: FastifyInstance): void {
  const sheets = new LRUCache<string, Promise<Answer | null>>({ max: SHEETS_KEPT });
  const flags = new Map<string, Promise<Answer>>();

  async function answerOf(path: string): Promise<Answer | null> {
    const codes = codesOf(path);
    if (codes) {
      const sheet = sheets.get(path) ?? sheetOf(codes);
      sheets.set(path, sheet);
      sheet.catch(() => sheets.delete(path));
      return sheet;
    }
    const [, code] = FLAG.exec(path) ?? [];
    if (code === undefined) return null;
    const flag = flags.get(code) ?? drawingOf(code).then((svg) => finishAnswer(svg, 'image/svg+xml', A_DAY));
    flags.set(code, flag);
    return flag.catch(() => {
      flags.delete(code);
      return null;
    });
  }

  app.get('/flags/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const answer = await answerOf(path);
    if (!answer) return sendNotFound(request, reply);
    lighten(reply.header('content-security-policy', PICTURE_ONLY), path);
    return sendAnswer(request, reply, answer);
  });
}
