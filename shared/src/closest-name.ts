import leven from 'leven';
import { plain } from './format/plain.ts';

/** Typed letters per tolerated mistake. */
const LETTERS_PER_MISTAKE = 3;

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Edit distance of a typed word to the nearest of these words or prefixes. Infinity: more than half of the letters. */
function mistakesIn(typed: string, words: readonly string[]): number {
  const maxDistance = Math.floor(typed.length / 2) + 1;
  const distances = words.flatMap((word) =>
    [word, word.slice(0, typed.length)].map((meant) => leven(typed, meant, { maxDistance })),
  );
  const least = Math.min(...distances);
  return least < maxDistance ? least : Infinity;
}

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
    const mistakes = sought.reduce((sum, word) => sum + mistakesIn(word, words), 0);
    if (mistakes < tooMany) [closest, tooMany] = [name, mistakes];
  }
  return closest;
}
