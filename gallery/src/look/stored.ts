import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from '@golf/tools/browser';
import sharp from 'sharp';
import { pictureNames, PICTURES } from './shown.ts';

/** Where it says what the stored pictures were taken by. */
const TAKEN_BY = join(PICTURES, 'taken-by.txt');

/** The browser that takes pictures: one with windows, where there is one, as it has taken those that are stored. */
export const browserForPictures = () => findWholeBrowser() ?? findBrowser();

/**
 * What decides how text and edges come out: the browser without windows spaces letters by its own rules.
 * @param product what the browser calls itself: "HeadlessChrome/142.0.7444.59", or "Chrome/142.0.7444.59" with windows
 * @returns "linux, HeadlessChrome 142"
 */
export const browserLabel = (platform: string, product: string) =>
  `${platform}, ${product.replace('/', ' ').replace(/\..*/, '')}`;

/** What the stored pictures were taken by; null where there are none. */
export const storedTaker = () => (existsSync(TAKEN_BY) ? readFileSync(TAKEN_BY, 'utf8').trim() : null);

const stored = () => globSync('*/*.png', { cwd: PICTURES }).map((name) => name.replaceAll('\\', '/'));

/** Pictures that are stored and of nothing: "routes/home-375-dark.png". */
export function leftOver(): string[] {
  const wanted = new Set(pictureNames());
  return stored().filter((name) => !wanted.has(name));
}

/** In the head of a PNG: which kind of colours it has. */
const COLOURS_AT = 25;
const OF_A_PALETTE = 3;

/** Gives the pictures that have just been taken 256 colours: a third of their bytes. */
export async function shrink(): Promise<void> {
  for (const name of stored()) {
    const file = join(PICTURES, name);
    const picture = readFileSync(file);
    if (picture[COLOURS_AT] === OF_A_PALETTE) continue;
    writeFileSync(file, await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}

/** After all have been taken anew: forgets the others, and says what these were taken by. */
export function settle(taker: string): void {
  for (const name of leftOver()) rmSync(join(PICTURES, name));
  writeFileSync(TAKEN_BY, `${taker}\n`);
}
