import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Widths (`font-stretch` in %) and weights in the style sheets. The font has widths 62 to 125 and weights 100 to 900. */
export const FONT_AXES = { wdth: { min: 78, max: 100 }, wght: { min: 400, max: 780 } };

/** Characters of code, which pages show in another font. A title with one of them loads the second file. */
export const OF_CODE = '<>\\^_`{}~';

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at))
  .filter((character) => !OF_CODE.includes(character))
  .join('');

/**
 * Characters of the first file, which every page loads: the site's own text, and the most frequent letters of names. Any
 * other letter loads the second file, and has no kerning with letters of the first.
 */
export const FIRST_CHARACTERS = `${ASCII}\u00a0©·×÷–—‘’“”…›↑−áäåæçèéêëíïñóôöøúüßÁÅÉÖØÜ`;

/** OpenType features that browsers apply by default, and tabular figures. No page needs the font's fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Advance widths by weight and stretch. With TrueType outlines `gvar` contains them as well. */
const SAID_TWICE = ['HVAR'];

const HASH = /-[\w-]{16}\.woff2$/;
const UNICODE_RANGE = /unicode-range:\s*([^;}]+)/i;

/** Formats characters for `unicode-range`: "U+20-7e,U+a0". */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

/** Subsets the font to the used widths and weights, and to some characters if given. */
function cut(whole: Buffer, characters?: string): Promise<Buffer> {
  const common = { targetFormat: 'woff2', variationAxes: FONT_AXES } as const;
  if (characters === undefined) return subsetFont(whole, undefined, { ...common, keepAllGlyphs: true });
  return subsetFont(whole, characters, { ...common, keepFeatures: FEATURES, dropTables: SAID_TWICE });
}

/** Characters of an @font-face rule that are not in the first file. */
function otherCharacters(rule: string): string {
  const [, ranges = ''] = UNICODE_RANGE.exec(rule) ?? [];
  const characters = ranges.split(',').flatMap((range) => {
    // "U+0-ff", minified to "U+??", or "U+20ac".
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const first = parseInt(from.replaceAll('?', '0'), 16);
    const last = parseInt(to.replaceAll('?', 'f'), 16);
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  const isFirst = new Set(FIRST_CHARACTERS);
  return characters.filter((character) => !isFirst.has(character)).join('');
}

/**
 * Reference letters by which hinting rasterisers (FreeType on many Linux systems) align a font file. Without them
 * letters of the second file would be a fraction of a pixel off. The second file never renders them.
 */
const MEASURES = 'THEZOCQSLUfijkdbhuvxzoescnrpqgy';

/** A file with a part of the font. */
interface Part {
  name: string;
  /** Undefined: all characters. */
  characters?: string;
  /** New `unicode-range` of the file. */
  range?: string;
}

/** @param rule @font-face rule of the file */
function partsOf(file: string, rule: string): Part[] {
  if (!file.includes('-latin-wdth-')) return [{ name: file }];
  return [
    { name: file, characters: otherCharacters(rule) + MEASURES },
    // After the other rule: if ranges overlap, browsers use the last rule.
    { name: file.replace('-latin-', '-first-'), characters: FIRST_CHARACTERS, range: unicodeRange(FIRST_CHARACTERS) },
  ];
}

/**
 * Removes unused widths and weights, two fifths of the font's download, and splits the rest: most pages need only the
 * first file.
 */
export function cutFont(): Plugin {
  return {
    name: 'golf:cut-font',
    apply: 'build',
    // Runs once the style sheets with the font's names exist.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
      for (const font of assets.filter(({ fileName }) => HASH.test(fileName))) {
        const before = basename(font.fileName);
        const rules = sheets.flatMap(({ source }) => String(source).match(/@font-face\s*\{[^}]*\}/g) ?? []);
        const rule = rules.find((found) => found.includes(before));
        if (rule === undefined) this.error(`No style sheet names the font ${before}: see cutFont.`);
        const after: string[] = [];
        for (const { name, characters, range } of partsOf(before, rule)) {
          const source = await cut(Buffer.from(font.source), characters);
          // Named by the new content, as all files of a release.
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 16);
          const cutName = name.replace(HASH, `-${hash}.woff2`);
          this.emitFile({ type: 'asset', fileName: join(dirname(font.fileName), cutName), source });
          const renamed = rule.replaceAll(before, cutName);
          after.push(range ? renamed.replace(UNICODE_RANGE, `unicode-range:${range}`) : renamed);
        }
        delete bundle[font.fileName];
        for (const sheet of sheets) sheet.source = String(sheet.source).replace(rule, () => after.join(''));
      }
    },
  };
}
