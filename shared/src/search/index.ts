export { closestName } from './closest-name.ts';
export { corrected, createSearch, LONGEST_QUERY, queryOf, type Search } from './create-search.ts';
export { rankOf, wordsOf } from './words.ts';
