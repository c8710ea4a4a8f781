import { RemoteLoaderContext, REMOTES, SEARCHED, splitExposed, type SearchResult } from '@golf/shared/platform';
import { searchPath } from '@golf/shared/routes';
import { LONGEST_QUERY, queryOf } from '@golf/shared/search';
import { failureOf, ResultText, useSearch, type Found } from '@golf/shared/search-part';
import { Suggestions } from '@golf/shared/suggestions';
import { Failure, Spinner } from '@golf/shared/ui';
import { useQueries } from '@tanstack/react-query';
import { use, useDeferredValue, useState, type ReactElement, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import styles from './SearchList.module.css';
import { HINT, nothingFor, TOO_LONG } from './words.ts';

export interface SearchListProps {
  text: string;
  onText: (text: string) => void;
  container: RefObject<HTMLElement | null>;
  field: ReactElement;
  /** Called when a result is opened. */
  onDone: () => void;
}

/** Results of each kind; the page of the search has more. */
const MOST = 4;

const linkTo = ({ path }: SearchResult) => <Link to={path} tabIndex={-1} />;

/** What each remote searches. A remote that does not load is asked again like a failed call. */
function useRemotes() {
  const loader = use(RemoteLoaderContext);
  const remotes = useQueries({
    queries: SEARCHED.map((name) => ({
      queryKey: [name],
      staleTime: Infinity,
      async queryFn() {
        const module = await loader?.load(name, { query: '' });
        return module?.search ?? [];
      },
    })),
  });
  return {
    groups: remotes.flatMap(({ data }) => data ?? []),
    isLoading: remotes.some(({ isPending }) => isPending),
    failed: SEARCHED.filter((_, index) => remotes[index]?.isError).map((name) => REMOTES[splitExposed(name).remote]),
    retry: () => remotes.flatMap(({ isError, refetch }) => (isError ? refetch() : [])),
  };
}

/** What was found last by each group stays until its next answer. */
function useSteady(found: readonly Found[], query: string): readonly Found[] {
  const [last, setLast] = useState<ReadonlyMap<string, { query: string; found: Found }>>(new Map());
  const isNew = ({ title, results }: Found) => results !== undefined && last.get(title)?.query !== query;
  if (found.some(isNew))
    setLast(new Map([...last, ...found.filter(isNew).map((one) => [one.title, { query, found: one }] as const)]));
  return found.map((one) => (one.results || one.failed ? one : (last.get(one.title)?.found ?? one)));
}

/** Results of all remotes while a query is typed. Enter opens the page of the search, or the highlighted result. */
export function SearchList({ text, onText, container, field, onDone }: SearchListProps) {
  // A letter is painted before its results.
  const query = useDeferredValue(queryOf(text));
  const isTooLong = query.length > LONGEST_QUERY;
  const remotes = useRemotes();
  const search = useSearch(remotes.groups, isTooLong ? '' : query);
  const found = useSteady(search.found, query);
  const failed = [...found.flatMap(({ title, failed: has }) => (has ? title : [])), ...remotes.failed];
  const isLoading = remotes.isLoading || search.found.some(({ results, failed: has }) => !results && !has);
  const full = found.filter(({ results }) => results && results.length > 0);
  const exact = full.filter(({ corrected }) => corrected === null);
  const shown = exact.length > 0 ? exact : full;
  const corrected = exact.length === 0 && full[0]?.corrected;
  const count = shown.reduce((sum, { results }) => sum + (results?.length ?? 0), 0);
  const nothing = isTooLong ? TOO_LONG : nothingFor(query);
  const groups = [
    ...shown.map(({ title, results = [] }) => ({ title, items: results.slice(0, MOST) })),
    ...(count > 0 ? [{ title: null, items: [{ path: searchPath(query), title: `All results for “${query}”` }] }] : []),
  ];
  const retry = () => Promise.all([search.retry(), ...remotes.retry()]);
  return (
    <Suggestions<SearchResult>
      label="Search results"
      text={text}
      onText={onText}
      groups={groups}
      keyOf={({ path }) => path}
      nameOf={({ title }) => title}
      hasContent={query !== ''}
      status={isLoading ? undefined : count > 0 ? `${count} ${count === 1 ? 'result' : 'results'}` : nothing}
      above={corrected && `Closest to “${query}”: ${corrected}`}
      empty={
        isLoading && !isTooLong ? (
          <span className={styles.loading}>
            <Spinner label="Searching" /> Searching…
          </span>
        ) : (
          (isTooLong || failed.length === 0) && (
            <>
              {nothing}
              <span className={styles.hint}>{HINT}</span>
            </>
          )
        )
      }
      below={failed.length > 0 && !isTooLong && <Failure onRetry={retry}>{failureOf(failed)}</Failure>}
      onChoose={onDone}
      container={container}
      field={field}
      elementOf={linkTo}
    >
      {(result) => <ResultText {...result} />}
    </Suggestions>
  );
}
