import { mistakesIn, wordsOf } from './words.ts';

/** Typed letters per tolerated mistake. */
const LETTERS_PER_MISTAKE = 3;

/**
 * The name most likely meant by a misspelt name or prefix.
 * @returns null if no name is near
 */
export function closestName(typed: string, names: Iterable<string>): string | null {
  const sought = wordsOf(typed);
  const letters = sought.join('').length;
  let closest: string | null = null;
  let tooMany = Math.floor(letters / LETTERS_PER_MISTAKE) + 1;
  if (letters === 0) return null;
  for (const name of names) {
    const words = wordsOf(name);
    const mistakes = sought.reduce((sum, word) => sum + Math.min(...words.map((own) => mistakesIn(word, own))), 0);
    if (mistakes < tooMany) [closest, tooMany] = [name, mistakes];
  }
  return closest;
}
