import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The widths (`font-stretch` in %) and weights that the style sheets ask for; the font offers 62 to 125, 100 to 900. */
export const FONT_AXES = { wdth: { min: 78, max: 100 }, wght: { min: 400, max: 780 } };

const HASH = /-[\w-]{16}\.woff2$/;

/** Leaves out of the font the widths and weights that no page shows: two fifths of its download. */
export function cutFont(): Plugin {
  return {
    name: 'golf:cut-font',
    apply: 'build',
    // After the style sheets, which name the font, are there.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      for (const file of assets.filter(({ fileName }) => HASH.test(fileName))) {
        const whole = Buffer.from(file.source);
        const options = { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: FONT_AXES } as const;
        file.source = await subsetFont(whole, undefined, options);
        // A name by the content that it has now, as all files of a release have.
        const before = basename(file.fileName);
        const hash = createHash('sha256').update(file.source).digest('base64url').slice(0, 16);
        file.fileName = file.fileName.replace(HASH, `-${hash}.woff2`);
        for (const sheet of assets) {
          if (!sheet.fileName.endsWith('.css')) continue;
          sheet.source = String(sheet.source).replaceAll(before, basename(file.fileName));
        }
      }
    },
  };
}
