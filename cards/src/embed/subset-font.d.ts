/** The part that cut-font.ts uses: the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure?: boolean;
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
