import { LONGEST_QUERY } from '@golf/shared/search';

export const nothingFor = (query: string) => `Nothing found for “${query}”.`;
export const TOO_LONG = `That’s more than ${LONGEST_QUERY} letters.`;
export const HINT = 'Check the spelling, or try a surname, a club or a town.';
