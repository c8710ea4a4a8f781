import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * Fonts of the embedded card, subset from the site's: numerals and letters of names, narrow and bold, and the letters
 * of labels and countries. The full font would be six times the size of the card. After an update of the font: node
 * cards/src/embed/cut-font.ts
 */

const FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Letters of players' names; also covers "T3", "+1.4" and "N/A". */
const LETTERS = "0123456789+−./ -–'’ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÅÉÍÑÓÖØáàäåãæçéèêëíïñóôöøõúü";

/** Letters of labels and country names. */
const LABEL_LETTERS = '0123456789+−.,-–·→↑ ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** By purpose: file read by embed-page.ts, letters, width and weight. */
export const CUT_FONTS = {
  names: { file: new URL('./archivo-names.woff2', import.meta.url), letters: LETTERS, wdth: 78, wght: 760 },
  labels: { file: new URL('./archivo-labels.woff2', import.meta.url), letters: LABEL_LETTERS, wdth: 94, wght: 500 },
} as const;

/** Kerning and alternates are a fifth of the file. subset-font supports this option, its types do not yet. */
const WITHOUT = { dropTables: ['GPOS', 'GSUB', 'GDEF', 'STAT'] };

export type CutFont = (typeof CUT_FONTS)[keyof typeof CUT_FONTS];

export async function cutFont({ letters, wdth, wght }: CutFont): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(FONT));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    ...WITHOUT,
    variationAxes: { wdth, wght },
  });
}

if (import.meta.main) for (const font of Object.values(CUT_FONTS)) writeFileSync(font.file, await cutFont(font));
