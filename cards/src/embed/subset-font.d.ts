/** What cut-font.ts uses of it: it comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure?: boolean;
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
