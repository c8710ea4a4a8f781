/** The part that cut-font.ts uses. The published types lack `keepAllGlyphs`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    /** Ignores the text. */
    keepAllGlyphs?: true;
    /** Tags of OpenType features. Default: all. */
    keepFeatures?: string[];
    /** Tags of tables. */
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
