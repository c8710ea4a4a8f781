import {
  RemoteLoaderContext,
  REMOTES,
  SEARCHED,
  splitExposed,
  type SearchGroup,
  type SearchResult,
} from '@golf/shared/platform';
import { searchPath } from '@golf/shared/routes';
import { LONGEST_QUERY, queryOf } from '@golf/shared/search';
import { failureOf, prefetchSearch, ResultText, useSearch, type Found } from '@golf/shared/search-part';
import { Suggestions } from '@golf/shared/suggestions';
import { Failure, Spinner } from '@golf/shared/ui';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { use, useDeferredValue, useMemo, useState, type ReactElement, type RefObject } from 'react';
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
const textOf = (result: SearchResult) => <ResultText {...result} />;
const keyOf = ({ path }: SearchResult) => path;
const nameOf = ({ title }: SearchResult) => title;

/** What each remote searches. A remote that does not load is asked again like a failed call. */
function useRemotes() {
  const loader = use(RemoteLoaderContext);
  return useQueries({
    queries: SEARCHED.map((name) => ({
      queryKey: [name],
      staleTime: Infinity,
      async queryFn() {
        const module = await loader?.load(name, { query: '' });
        return module?.search ?? [];
      },
    })),
    combine: remotesOf,
  });
}

const remotesOf = (remotes: UseQueryResult<readonly SearchGroup[]>[]) => ({
  groups: remotes.flatMap(({ data }) => data ?? []),
  isLoading: remotes.some(({ isPending }) => isPending),
  failed: SEARCHED.filter((_, index) => remotes[index]?.isError).map((name) => REMOTES[splitExposed(name).remote]),
  retry: () => remotes.flatMap(({ isError, refetch }) => (isError ? refetch() : [])),
});

/** What was found last by each group stays until its next answer. */
function useSteady(found: readonly Found[], query: string): readonly Found[] {
  const [last, setLast] = useState<ReadonlyMap<string, { query: string; found: Found }>>(new Map());
  const isNew = ({ title, results }: Found) => results !== undefined && last.get(title)?.query !== query;
  if (found.some(isNew))
    setLast(new Map([...last, ...found.filter(isNew).map((one) => [one.title, { query, found: one }] as const)]));
  return useMemo(
    () => found.map((one) => (one.results || one.failed ? one : (last.get(one.title)?.found ?? one))),
    [found, last],
  );
}

/** Content of the list for a query; the same object until the query or an answer changes. */
function useList(remotes: ReturnType<typeof remotesOf>, query: string) {
  const isTooLong = query.length > LONGEST_QUERY;
  const search = useSearch(remotes.groups, isTooLong ? '' : query);
  const found = useSteady(search.found, query);
  return useMemo(() => {
    const failed = [...found.flatMap(({ title, failed: has }) => (has ? title : [])), ...remotes.failed];
    const isLoading = remotes.isLoading || search.found.some(({ results, failed: has }) => !results && !has);
    const full = found.filter(({ results }) => results && results.length > 0);
    const exact = full.filter(({ corrected }) => corrected === null);
    const shown = exact.length > 0 ? exact : full;
    const corrected = exact.length === 0 && full[0]?.corrected;
    const count = shown.reduce((sum, { results }) => sum + (results?.length ?? 0), 0);
    const nothing = isTooLong ? TOO_LONG : nothingFor(query);
    const all = { path: searchPath(query), title: `All results for “${query}”` };
    const retry = () => Promise.all([search.retry(), ...remotes.retry()]);
    return {
      groups: [
        ...shown.map(({ title, results = [] }) => ({ title, items: results.slice(0, MOST) })),
        ...(count > 0 ? [{ title: null, items: [all] }] : []),
      ],
      status: isLoading ? undefined : count > 0 ? `${count} ${count === 1 ? 'result' : 'results'}` : nothing,
      above: corrected && `Closest to “${query}”: ${corrected}`,
      empty:
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
        ),
      below: failed.length > 0 && !isTooLong && <Failure onRetry={retry}>{failureOf(failed)}</Failure>,
    };
  }, [found, search, remotes, query, isTooLong]);
}

/** Results of all remotes while a query is typed. Enter opens the page of the search, or the highlighted result. */
export function SearchList({ text, onText, container, field, onDone }: SearchListProps) {
  const client = useQueryClient();
  const remotes = useRemotes();
  // A letter is painted before its results.
  const query = useDeferredValue(queryOf(text));
  const list = useList(remotes, query);
  const type = (next: string) => {
    const wanted = queryOf(next);
    if (wanted.length <= LONGEST_QUERY) prefetchSearch(client, remotes.groups, wanted);
    onText(next);
  };
  return (
    <Suggestions<SearchResult>
      {...list}
      label="Search results"
      text={text}
      onText={type}
      keyOf={keyOf}
      nameOf={nameOf}
      hasContent={query !== ''}
      onChoose={onDone}
      container={container}
      field={field}
      elementOf={linkTo}
    >
      {textOf}
    </Suggestions>
  );
}
