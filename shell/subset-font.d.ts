/** What cut-font.ts uses of it. The types that others publish do not know `keepAllGlyphs`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepAllGlyphs: true;
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
