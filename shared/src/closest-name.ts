import leven from 'leven';
import { plain } from './format/plain.ts';

/** Letters typed for each mistake that is forgiven. */
const LETTERS_PER_MISTAKE = 3;

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Letters to change until a typed word is one of these or the beginning of one; Infinity if that is more than half of them. */
function mistakesIn(typed: string, words: readonly string[]): number {
  const maxDistance = Math.floor(typed.length / 2) + 1;
  const distances = words.flatMap((word) =>
    [word, word.slice(0, typed.length)].map((meant) => leven(typed, meant, { maxDistance })),
  );
  const least = Math.min(...distances);
  return least < maxDistance ? least : Infinity;
}

/**
 * The name that was most likely meant by a misspelt one, or by the beginning of one.
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
