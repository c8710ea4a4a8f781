/** Maximum number of letters of a search. */
export const LONGEST_QUERY = 100;

/** A query as addresses, the API and titles have it: single spaces, and no half of a surrogate pair. */
export const queryOf = (typed: string): string =>
  typed
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    // In a path these would be the folder above.
    .replace(/^\.{1,2}$/, '');
