import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FLAGS_ON_A_SHEET } from '@golf/shared/site';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { finishAnswer, type Answer } from '../answer.ts';
import { sendNotFound } from '../errors.ts';
import { PICTURE_ONLY } from '../security-headers.ts';
import { sendAnswer } from '../send-answer.ts';
import { simplifyFlag } from './simplify.ts';

const FLAGS = join(createRequire(import.meta.url).resolve('flag-icons/package.json'), '../flags/4x3');
const CODE = '[a-z]{2}(?:-[a-z]{2,3})?';
const FLAG = new RegExp(`^/flags/(${CODE})\\.svg$`);
const SHEET = new RegExp(`^/flags/sheet/(${CODE}(?:,${CODE})*)\\.svg$`);
const SVG = 'image/svg+xml';
const A_DAY = 'public, max-age=86400';
/** The site needs one, and another for each filter of players that came with new data. */
const SHEETS_KEPT = 20;

const drawingOf = (code: string) => readFile(join(FLAGS, `${code}.svg`), 'utf8');

/** Drawings below each other in the order of the address; blank where there is none. */
function sheetOf(drawings: readonly (string | null)[]): string {
  const height = 480 * drawings.length;
  const flags = drawings.map((svg, index) =>
    svg?.replace('<svg ', `<svg y="${480 * index}" width="640" height="480" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}" viewBox="0 0 640 ${height}">${flags.join('')}</svg>`;
}

/** For a flag that there is not. @throws what else is wrong: a disk that fails may be right again next time */
function noFlag(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Builds sheets; each flag is simplified once. The place of one that there is not stays blank. */
function createSheets() {
  const simple = new Map<string, string>();
  async function simplified(code: string): Promise<string | null> {
    const known = simple.get(code);
    if (known !== undefined) return known;
    const drawing = await drawingOf(code).catch(noFlag);
    if (drawing === null) return null;
    const flag = simplifyFlag(drawing);
    simple.set(code, flag);
    return flag;
  }
  return async function build(codes: readonly string[]): Promise<Answer | null> {
    const drawings: (string | null)[] = [];
    // One after the other: in between others are answered.
    for (const code of codes) drawings.push(await simplified(code));
    return drawings.every((svg) => svg === null) ? null : finishAnswer(Buffer.from(sheetOf(drawings)), SVG, A_DAY);
  };
}

/** The codes of a sheet's address: in order, each once, not too many. Else null: a sheet has one address. */
function codesOf(path: string): string[] | null {
  const codes = SHEET.exec(path)?.[1]?.split(',') ?? [];
  const isInOrder = codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') < code);
  return codes.length > 0 && codes.length <= FLAGS_ON_A_SHEET && isInOrder ? codes : null;
}

/**
 * Flags from the flag-icons package: `/flags/{code}.svg` as it is, and `/flags/sheet/{code},{code}.svg` with several
 * of them, small, for a table. Each is read and compressed once.
 */
export function registerFlags(app: FastifyInstance): void {
  const build = createSheets();
  const sheets = new LRUCache<string, Promise<Answer | null>>({ max: SHEETS_KEPT });
  const flags = new Map<string, Promise<Answer>>();

  async function answerOf(path: string): Promise<Answer | null> {
    const codes = codesOf(path);
    if (codes) {
      const sheet = sheets.get(path) ?? build(codes);
      sheets.set(path, sheet);
      sheet.catch(() => sheets.delete(path));
      return sheet;
    }
    const [, code] = FLAG.exec(path) ?? [];
    if (code === undefined) return null;
    const flag = flags.get(code) ?? drawingOf(code).then((svg) => finishAnswer(Buffer.from(svg), SVG, A_DAY));
    flags.set(code, flag);
    return flag.catch(() => {
      flags.delete(code);
      return null;
    });
  }

  app.get('/flags/*', async (request, reply) => {
    const answer = await answerOf(request.url.split('?', 1)[0] ?? '');
    if (!answer) return sendNotFound(request, reply);
    return sendAnswer(request, reply.header('content-security-policy', PICTURE_ONLY), answer);
  });
}
