import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { PICTURE_WIDTHS } from '@golf/shared/site';
import type { FastifyInstance } from 'fastify';
import { isPicturePath, smallerFile } from '@golf/database/picture-path';
import { createDrawings } from './drawings.ts';
import { sendNotFound } from './errors.ts';
import { LIGHT_FILES, PICTURE_ONLY, lighten } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';

const AN_HOUR = 'public, max-age=3600';

/** "cabinets/oak.svg" for `/images/cabinets/oak.svg?x=1`. Null: not a picture path. */
function picturePath(url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
  // No segment starts with a dot, so the path cannot leave the folder.
  return isPicturePath(path) ? path.slice('/images/'.length) : null;
}

/** Width of `?w=96`. Null: not one of the stored widths. */
function widthAsked(url: string): number | null {
  const width = Number(/\?w=(\d+)$/.exec(url)?.[1]);
  return PICTURE_WIDTHS.find((known) => known === width) ?? null;
}

/** Name of a file if it exists in a folder. Else null. */
const ifThere = (folder: string, name: string): Promise<string | null> =>
  access(join(folder, name)).then(
    () => name,
    () => null,
  );

/**
 * `/images/*` from the folder where imports store pictures.
 * @param fileOf maps a path below /images/ to its file in that folder; null when there is no such picture
 */
export async function registerImages(
  app: FastifyInstance,
  imagesFolder: string,
  fileOf: (path: string) => Promise<string | null>,
): Promise<void> {
  mkdirSync(imagesFolder, { recursive: true });
  const drawingOf = createDrawings(imagesFolder, AN_HOUR);
  await app.register(serveStatic, {
    ...LIGHT_FILES,
    root: imagesFolder,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  app.get('/images/*', async (request, reply) => {
    const path = picturePath(request.url);
    const file = path === null ? null : await fileOf(path);
    if (file === null) return sendNotFound(request, reply);
    // A picture opened directly is a document: an SVG must not run scripts on this origin.
    reply.headers({ 'cache-control': AN_HOUR, 'content-security-policy': PICTURE_ONLY });
    const width = widthAsked(request.url);
    const smaller = width === null ? null : await ifThere(imagesFolder, smallerFile(file, width));
    if (smaller) return reply.sendFile(smaller);
    const drawing = await drawingOf(file);
    if (!drawing) return reply.sendFile(file);
    lighten(reply, file);
    return sendAnswer(request, reply, drawing);
  });
}
