export { closestName } from './closest-name.ts';
export { corrected, createSearch, findNearest, type Search } from './create-search.ts';
export { LONGEST_QUERY, queryOf } from './query.ts';
export { rankOf, wordsOf } from './words.ts';
