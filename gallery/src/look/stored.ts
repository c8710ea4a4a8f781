import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from '@golf/tools/browser';
import sharp from 'sharp';
import { pictureNames, PICTURES } from './shown.ts';

/** File that names the browser of the stored pictures. */
const TAKEN_BY = join(PICTURES, 'taken-by.txt');

/** The headed browser if installed, as it has taken the stored pictures. */
export const browserForPictures = () => findWholeBrowser() ?? findBrowser();

/**
 * Determines the rendering of text and edges: the headless browser spaces letters differently.
 * @param product the browser's own name: "HeadlessChrome/142.0.7444.59", or "Chrome/142.0.7444.59" if headed
 * @returns "linux, HeadlessChrome 142"
 */
export const browserLabel = (platform: string, product: string) =>
  `${platform}, ${product.replace('/', ' ').replace(/\..*/, '')}`;

/** Browser of the stored pictures; null without pictures. */
export const storedTaker = () => (existsSync(TAKEN_BY) ? readFileSync(TAKEN_BY, 'utf8').trim() : null);

const stored = () => globSync('*/*.png', { cwd: PICTURES }).map((name) => name.replaceAll('\\', '/'));

/** Stored pictures without a subject: "routes/home-375-dark.png". */
export function leftOver(): string[] {
  const wanted = new Set(pictureNames());
  return stored().filter((name) => !wanted.has(name));
}

/** Offset of the colour type in a PNG's head. */
const COLOURS_AT = 25;
const OF_A_PALETTE = 3;

/** Reduces the new pictures to 256 colours: a third of their bytes. */
export async function shrink(): Promise<void> {
  for (const name of stored()) {
    const file = join(PICTURES, name);
    const picture = readFileSync(file);
    if (picture[COLOURS_AT] === OF_A_PALETTE) continue;
    writeFileSync(file, await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}

/** After a complete run: deletes obsolete pictures and records the browser. */
export function settle(taker: string): void {
  for (const name of leftOver()) rmSync(join(PICTURES, name));
  writeFileSync(TAKEN_BY, `${taker}\n`);
}
