import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * The embedded card's fonts, cut of the site's: numerals and letters of names, narrow and bold, and the letters of labels and
 * countries. All of it would be six times the card. After an update of the font: node cards/src/embed/cut-font.ts
 */

const FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Names as players have them; "T3", "+1.4" and "N/A" are in it. */
const LETTERS = "0123456789+./ -'’ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÅÉÍÑÓÖØáàäåãæçéèêëíïñóôöøõúü";

/** What a label or the name of a country is written in. */
const LABEL_LETTERS = '0123456789+.-→↑ ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** By what they are for: where embed-page.ts reads each, its letters, width and weight. */
export const CUT_FONTS = {
  names: { file: new URL('./archivo-names.woff2', import.meta.url), letters: LETTERS, wdth: 78, wght: 760 },
  labels: { file: new URL('./archivo-labels.woff2', import.meta.url), letters: LABEL_LETTERS, wdth: 94, wght: 500 },
} as const;

/** Kerning and alternates, a fifth of it. subset-font knows this option, its types do not yet. */
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
