import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * The embedded card's font: of the site's the numerals and the letters of names, in one width and one weight. All of it
 * would be six times the card. After an update of the font: node cards/src/embed/cut-font.ts
 */

const FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Names as players have them; "T3", "+1.4" and "N/A" are in it. */
const LETTERS =
  "0123456789+./ -'’ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÀÂÄÅÇÉÈÍÑÓÖØÚÜáàâäåãæçéèêëíìîïñóòôöøõœßúùûüý";

/** Where embed-page.ts reads it. */
export const CUT_FONT = new URL('./archivo-names.woff2', import.meta.url);

export async function cutFont(): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(FONT));
  return subsetFont(whole, LETTERS, {
    targetFormat: 'woff2',
    // Without alternates and ligatures, which nothing asks for.
    noLayoutClosure: true,
    variationAxes: { wdth: 78, wght: 760 },
  });
}

if (import.meta.main) writeFileSync(CUT_FONT, await cutFont());
