import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The widths (`font-stretch` in %) and weights that the style sheets ask for; the font offers 62 to 125, 100 to 900. */
export const FONT_AXES = { wdth: { min: 78, max: 100 }, wght: { min: 400, max: 780 } };

/** What only code has, which pages show in another font: a title with one of them brings the second file. */
export const OF_CODE = '<>\\^_`{}~';

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at))
  .filter((character) => !OF_CODE.includes(character))
  .join('');

/**
 * The characters of the file that every page needs: what the site itself writes, and the letters that names on it have
 * most. A letter outside of it brings a second file, and is not kerned with the letters of the first.
 */
export const FIRST_CHARACTERS = `${ASCII}\u00a0©·×÷–—‘’“”…›↑−áäåæçèéêëíïñóôöøúüßÁÅÉÖØÜ`;

/** Of the font's features those that browsers apply by themselves, and the figures of one width. No page writes fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** How widths of letters go with weight and stretch, which a font of TrueType outlines says a second time: in `gvar`. */
const SAID_TWICE = ['HVAR'];

const HASH = /-[\w-]{16}\.woff2$/;
const UNICODE_RANGE = /unicode-range:\s*([^;}]+)/i;

/** "U+20-7e,U+a0": how a style sheet names characters. */
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

/** All of the font, or some of its characters, in the widths and weights that pages show. */
function cut(whole: Buffer, characters?: string): Promise<Buffer> {
  const common = { targetFormat: 'woff2', variationAxes: FONT_AXES } as const;
  if (characters === undefined) return subsetFont(whole, undefined, { ...common, keepAllGlyphs: true });
  return subsetFont(whole, characters, { ...common, keepFeatures: FEATURES, dropTables: SAID_TWICE });
}

/** The characters that a rule of @font-face is for, without those of the first file. */
function otherCharacters(rule: string): string {
  const [, ranges = ''] = UNICODE_RANGE.exec(rule) ?? [];
  const characters = ranges.split(',').flatMap((range) => {
    // "U+0-ff", "U+20ac", and "U+??" as minifiers write the first.
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

/** A file that the font is cut into. */
interface Part {
  name: string;
  /** Those that it has; none: all of them. */
  characters?: string;
  /** What the style sheet says of them from now on. */
  range?: string;
}

/** @param rule of @font-face that names the file */
function partsOf(file: string, rule: string): Part[] {
  if (!file.includes('-latin-wdth-')) return [{ name: file }];
  return [
    { name: file, characters: otherCharacters(rule) + MEASURES },
    // Below the other: of rules whose ranges overlap browsers take the last.
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
    // After the style sheets, which name the font, are there.
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
          // A name by the content that it has now, as all files of a release have.
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
