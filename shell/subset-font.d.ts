/** What cut-font.ts uses of it. The types that others publish do not know `keepAllGlyphs`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    /** Then there is no text. */
    keepAllGlyphs?: true;
    /** Tags of OpenType features; without them all are kept. */
    keepFeatures?: string[];
    /** Tags of tables. */
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
