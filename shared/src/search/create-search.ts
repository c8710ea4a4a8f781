import { closestName } from './closest-name.ts';
import { rankOf, wordsOf } from './words.ts';

/** Shorter words are not corrected: too many others are as near. */
const SHORTEST_MISSPELT = 4;

/** Whether a word of the list has the text, at any place. */
const hasWord = (words: ReadonlySet<string>, sought: string) => [...words].some((word) => word.includes(sought));

/**
 * A query with each misspelt word replaced by the nearest word of the searched texts.
 * @returns null if no word is misspelt, or none is near
 */
export function corrected(query: string, known: ReadonlySet<string>): string | null {
  const words = wordsOf(query);
  const meant = words.map((word) => {
    if (hasWord(known, word)) return word;
    return word.length < SHORTEST_MISSPELT ? null : closestName(word, known);
  });
  return meant.includes(null) || meant.join(' ') === words.join(' ') ? null : meant.join(' ');
}

export interface Search<T> {
  /** Entries with all words of the query, best first; those of equal rank in their order. */
  find(query: string): T[];
  words: ReadonlySet<string>;
}

/** Rank of a text with all words; those at word starts first. */
const rankOfWords = (text: string, words: readonly string[]) =>
  words.every((word) => ` ${text}`.includes(` ${word}`))
    ? 3
    : words.every((word) => text.includes(word))
      ? 4
      : Infinity;

const BEHIND_NAMES = 5;

/**
 * Search over texts in memory.
 * @param textsOf the entry's name, and further words that find it behind all names
 */
export function createSearch<T>(
  entries: readonly T[],
  textsOf: (entry: T) => readonly [name: string, ...further: string[]],
): Search<T> {
  const words = new Set<string>();
  const prepared = entries.map((entry) => {
    const [name, ...further] = textsOf(entry).map((text) => {
      const own = wordsOf(text);
      for (const word of own) words.add(word);
      return own.join(' ');
    });
    return { entry, name: name ?? '', all: [name, ...further].join(' ') };
  });
  return {
    words,
    find(query) {
      const sought = wordsOf(query);
      const phrase = sought.join(' ');
      if (phrase === '') return [];
      const rank = (text: string) => Math.min(rankOf(text, phrase), rankOfWords(text, sought));
      return prepared
        .flatMap(({ entry, name, all }) => {
          const byName = rank(name);
          const score = byName < Infinity ? byName : BEHIND_NAMES + rank(all);
          return score < Infinity ? { entry, score } : [];
        })
        .toSorted((a, b) => a.score - b.score)
        .map(({ entry }) => entry);
    },
  };
}

/** Entries with all words of a query, or else with those nearest to misspelt ones. */
export function findNearest<T>({ find, words }: Search<T>, query: string): { found: T[]; corrected: string | null } {
  const exact = find(query);
  const meant = exact.length === 0 ? corrected(query, words) : null;
  return { found: meant === null ? exact : find(meant), corrected: meant };
}
