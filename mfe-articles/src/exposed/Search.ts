import { articlePath, searchPath } from '@golf/shared/routes';
import { createSearch, findNearest, type Search } from '@golf/shared/search';
import { searchPart } from '@golf/shared/search-part';
import type { SearchGroup, SearchResult } from '@golf/shared/platform';
import { articles } from '../articles.ts';
import { GLOSSARY } from '../search/glossary.ts';

/** Searches texts that travel with this module. */
const inTexts =
  <T>(texts: Search<T>, toResult: (entry: T) => SearchResult): SearchGroup['results'] =>
  (query) => {
    const { found, corrected } = findNearest(texts, query);
    return { found: found.map(toResult), corrected };
  };

const part = searchPart([
  {
    title: 'Articles',
    results: inTexts(
      createSearch(articles, ({ title, category, tags, seo }) => [title, category, ...tags, seo.description]),
      ({ slug, title, seo }) => ({ path: articlePath(slug), title, detail: seo.description }),
    ),
  },
  {
    title: 'Words of golf',
    results: inTexts(
      createSearch(GLOSSARY, ({ word }) => [word]),
      // The page of the search shows the whole meaning.
      ({ word, meaning }) => ({ path: searchPath(word), title: word, detail: meaning }),
    ),
  },
]);

export const { search, queries } = part;
export default part.default;
