import { Link } from 'react-router-dom';
import type { SearchGroup, SearchProps } from '../platform/remotes.ts';
import { Failure } from '../ui/Failure.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ResultText } from './ResultText.tsx';
import styles from './search-part.module.css';
import { failureOf, useSearch } from './use-search.ts';

/**
 * The module called Search of a remote: its results on the page of a search, also without scripts, and in the list of the
 * header's field.
 */
export function searchPart(groups: readonly SearchGroup[]) {
  function Search({ query }: SearchProps) {
    const { found, retry } = useSearch(groups, query);
    const failed = found.flatMap(({ failed: has, title }) => (has ? title : []));
    const isLoading = found.some(({ results, failed: has }) => !results && !has);
    return (
      // Empty: nothing was found. The page of the search reads that.
      <div>
        {found.map(
          ({ title, results, corrected }) =>
            results &&
            results.length > 0 && (
              <Section key={title} title={title} lead={corrected && `Closest to “${query}”: ${corrected}`}>
                <ul className={styles.results}>
                  {results.map((result) => (
                    <li key={result.path}>
                      <Link to={result.path}>
                        <ResultText {...result} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </Section>
            ),
        )}
        {isLoading && <Skeleton rows={3} rowHeight={3.5} label="Searching" />}
        {failed.length > 0 && <Failure onRetry={retry}>{failureOf(failed)}</Failure>}
      </div>
    );
  }
  return {
    default: Search,
    search: groups,
    queries: ({ query }: SearchProps) => groups.flatMap((group) => group.queries?.(query) ?? []),
  };
}
