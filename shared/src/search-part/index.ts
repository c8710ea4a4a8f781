export { ResultText } from './ResultText.tsx';
export { searchPart } from './search-part.tsx';
export { failureOf, prefetchSearch, useSearch, type Found } from './use-search.ts';
