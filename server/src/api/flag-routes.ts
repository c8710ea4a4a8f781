import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FLAG_WIDTHS, FLAGS_ON_A_SHEET } from '@golf/shared/site';
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
// Old releases request the sheet as .svg.
const SHEET = new RegExp(`^/flags/sheet/(${CODE}(?:,${CODE})*)\\.(?:png|svg)$`);
const A_DAY = 'public, max-age=86400';
/** The site needs one or two sheets, plus one per player filter after an import. */
const SHEETS_KEPT = 20;
/** Flag width in device pixels for a sheet without a width (old releases): 28 × 21 px at triple density. */
const WIDEST = 84;

const drawingOf = (code: string) => readFile(join(FLAGS, `${code}.svg`));

/**
 * Maps a missing flag to null.
 * @throws any other error, so that a failed read is not cached
 */
function noFlag(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/**
 * A column of flags; missing ones stay blank. Null: all are missing.
 * @param asked width in device pixels; the sheet is then a WebP, which is smaller
 */
async function sheetOf(codes: readonly string[], asked: number | null): Promise<Answer | null> {
  const width = asked ?? WIDEST;
  const height = (width * 3) / 4;
  const drawings = await Promise.all(codes.map((code) => drawingOf(code).catch(noFlag)));
  const flags = drawings.map(async (svg, index) =>
    svg === null
      ? []
      : [{ input: await sharp(svg).resize(width, height, { fit: 'fill' }).toBuffer(), top: index * height, left: 0 }],
  );
  const placed = (await Promise.all(flags)).flat();
  if (placed.length === 0) return null;
  const create = { width, height: height * codes.length, channels: 4, background: '#0000' } as const;
  const sheet = sharp({ create }).composite(placed);
  const common = { status: 200, cacheControl: A_DAY };
  if (asked === null)
    return { ...common, ...plainBody(await sheet.png({ palette: true }).toBuffer()), type: 'image/png' };
  // Reduced to a palette: flags have few colours, and half as many edge shades look the same at 20 % fewer bytes.
  const few = await sheet.png({ palette: true, dither: 0, quality: 40 }).toBuffer();
  return { ...common, ...plainBody(await sharp(few).webp({ lossless: true }).toBuffer()), type: 'image/webp' };
}

/** Width of `?w=56`. Null: not one of the available widths. */
function widthAsked(url: string): number | null {
  const width = Number(/\?w=(\d+)$/.exec(url)?.[1]);
  return FLAG_WIDTHS.find((known) => known === width) ?? null;
}

/** Codes of a sheet's URL. Null if unsorted, repeated or too many: each sheet has one URL. */
function codesOf(path: string): string[] | null {
  const codes = SHEET.exec(path)?.[1]?.split(',') ?? [];
  const isInOrder = codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') < code);
  return codes.length > 0 && codes.length <= FLAGS_ON_A_SHEET && isInOrder ? codes : null;
}

/**
 * Flags from the flag-icons package: `/flags/{code}.svg`, and `/flags/sheet/{code},{code}.png?w=56` with several of
 * them as one small picture, for a table. Each is built once.
 */
export function registerFlags(app: FastifyInstance): void {
  const sheets = new LRUCache<string, Promise<Answer | null>>({ max: SHEETS_KEPT });
  const flags = new Map<string, Promise<Answer>>();

  async function answerOf(path: string, width: number | null): Promise<Answer | null> {
    const codes = codesOf(path);
    if (codes) {
      const key = `${path} ${width}`;
      const sheet = sheets.get(key) ?? sheetOf(codes, width);
      sheets.set(key, sheet);
      sheet.catch(() => sheets.delete(key));
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
    const answer = await answerOf(path, widthAsked(request.url));
    if (!answer) return sendNotFound(request, reply);
    lighten(reply.header('content-security-policy', PICTURE_ONLY), path);
    return sendAnswer(request, reply, answer);
  });
}
