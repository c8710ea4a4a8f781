import { createRequire } from 'node:module';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/*
 * Archivo, the font of the site, from its package. It covers Latin scripts, including Vietnamese; no system font is
 * needed. Skia takes other letters from a system font that has them.
 */

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

const resolve = createRequire(import.meta.url).resolve;
for (const subset of SUBSETS) {
  const file = resolve(`@fontsource-variable/archivo/files/archivo-${subset}-wdth-normal.woff2`);
  if (!GlobalFonts.registerFromPath(file, `Archivo ${subset}`)) throw new Error(`${file} is no font that can be used`);
}

const FAMILY = SUBSETS.map((subset) => `"Archivo ${subset}"`).join(', ');

export interface TextStyle {
  size: number;
  /** 400 to 780. */
  weight: number;
  /** Percent of the normal width, 78 to 100. */
  width: number;
}

export function setFont(context: SKRSContext2D, { size, weight, width }: TextStyle): void {
  context.font = `${size}px ${FAMILY}`;
  context.fontVariationSettings = `"wght" ${weight}, "wdth" ${width}`;
}
