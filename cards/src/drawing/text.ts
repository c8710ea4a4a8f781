import type { SKRSContext2D } from '@napi-rs/canvas';
import { setFont, type TextStyle } from './fonts.ts';

/** Maximum number of characters measured: longer text is cut anyway. */
const LONGEST = 200;
const ELLIPSIS = '…';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

const STYLE: TextStyle = { size: 100, weight: 600, width: 90 };
/** No font has glyphs for these. */
const NO_LETTERS = ['\u{10FFFE}', '\u{FFFFE}'];

/** Measurements of a character, as one string. */
function measureOf(context: SKRSContext2D, character: string): string {
  setFont(context, STYLE);
  const box = context.measureText(character);
  return [box.width, box.actualBoundingBoxLeft, box.actualBoundingBoxRight, box.actualBoundingBoxAscent].join(' ');
}

const known = new Map<string, boolean>();

/** Whether some font has a character: a missing one is drawn as a box, and has the box's measurements. */
function hasLetter(context: SKRSContext2D, character: string): boolean {
  if (character === ' ') return true;
  // Control characters, and marks without a letter, are invisible alone.
  if (/^[\p{C}\p{Z}\p{M}]/u.test(character) || /\p{Extended_Pictographic}/u.test(character)) return false;
  const found = known.get(character);
  if (found !== undefined) return found;
  const measured = measureOf(context, character);
  const has = !NO_LETTERS.some((none) => measureOf(context, none) === measured);
  if (known.size < 10_000) known.set(character, has);
  return has;
}

/**
 * A text in letters that the fonts have: other letters lose their accents, or are left out.
 * @param spare fallback if more than a third of the letters are lost
 */
export function legible(context: SKRSContext2D, text: string, spare: string): string {
  const characters = charactersOf(
    text
      .slice(0, 2 * LONGEST)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).slice(0, LONGEST);
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  let lost = 0;
  const kept = characters.map((character) => {
    if (hasLetter(context, character)) return character;
    const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (bare !== '' && charactersOf(bare).every((part) => hasLetter(context, part))) return bare;
    if (/[\p{L}\p{N}]/u.test(character)) lost += 1;
    return '';
  });
  const whole = kept.join('').replaceAll(/ +/g, ' ').trim();
  return letters.length === 0 || 3 * lost > letters.length || whole === '' ? spare : whole;
}

/** Width of a text on one line, in px. */
export function widthOf(context: SKRSContext2D, text: string, style: TextStyle): number {
  setFont(context, style);
  return context.measureText(text).width;
}

/** The start of a text that fits a width, with an ellipsis if it is cut. */
function cut(context: SKRSContext2D, text: string, style: TextStyle, width: number): string {
  if (widthOf(context, text, style) <= width) return text;
  const characters = charactersOf(text);
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const shown = characters.slice(0, middle).join('').trimEnd() + ELLIPSIS;
    if (widthOf(context, shown, style) <= width) fits = middle;
    else tooMany = middle;
  }
  return characters.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

/** Wraps words into lines; null if a word is wider than a line, or if there are too many lines. */
function wrap(context: SKRSContext2D, text: string, style: TextStyle, width: number, most: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(context, longer, style) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < most && widthOf(context, word, style) <= width) lines.push(word);
    else return null;
  }
  return lines;
}

/** A text with its size and lines. */
export interface FittedText {
  lines: string[];
  style: TextStyle;
  /** Width of the widest line, in px. */
  width: number;
}

export interface Room {
  /** Pixels. */
  width: number;
  /** Maximum number of lines. */
  lines?: number;
  /** The largest size, and the smallest size that the text may shrink to. */
  size: number;
  smallest: number;
}

/** Fits a text into a box: as large as possible, on as few lines as possible, and cut if it never fits. */
export function fit(
  context: SKRSContext2D,
  text: string,
  face: Omit<TextStyle, 'size'>,
  { width, lines: most = 1, size, smallest }: Room,
): FittedText {
  const finish = (lines: string[], style: TextStyle) => ({
    lines,
    style,
    width: Math.max(...lines.map((line) => widthOf(context, line, style))),
  });
  for (let tried = size; tried >= smallest; tried -= 2) {
    const style = { ...face, size: tried };
    const lines = wrap(context, text, style, width, most);
    if (lines) return finish(lines, style);
  }
  const style = { ...face, size: smallest };
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most - 1) {
    const words = rest.split(' ');
    let taken = words.length;
    while (taken > 0 && widthOf(context, words.slice(0, taken).join(' '), style) > width) taken -= 1;
    // A word wider than a line starts a new line, and is cut there.
    if (taken === 0) break;
    lines.push(words.slice(0, taken).join(' '));
    rest = words.slice(taken).join(' ');
  }
  if (rest !== '') lines.push(cut(context, rest, style, width));
  return finish(lines, style);
}
