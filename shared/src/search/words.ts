import leven from 'leven';
import { plain } from '../format/plain.ts';

/** Words of a text as searches compare them: lower case, without accents and apostrophes, in any script. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Rank of a match, low is better: at the start of the text, at the start of a word, anywhere; Infinity without a match.
 */
export function rankOf(text: string, sought: string): number {
  const at = text.indexOf(sought);
  return at === -1 ? Infinity : at === 0 ? 0 : text.includes(` ${sought}`) ? 1 : 2;
}

/** Edit distance of a typed word to a word or to its start. Infinity: more than half of the letters. */
export function mistakesIn(typed: string, word: string): number {
  const maxDistance = Math.floor(typed.length / 2) + 1;
  const least = Math.min(...[word, word.slice(0, typed.length)].map((meant) => leven(typed, meant, { maxDistance })));
  return least < maxDistance ? least : Infinity;
}
