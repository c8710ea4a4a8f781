export { ResultText } from './ResultText.tsx';
export { searchPart } from './search-part.tsx';
export { failureOf, useSearch, type Found } from './use-search.ts';
