import { useQueries, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerOf, SearchGroup, SearchResult } from '../platform/remotes.ts';

/** What one group finds. */
export interface Found {
  title: string;
  /** Undefined: loading or failed. */
  results: readonly SearchResult[] | undefined;
  /** Words that were searched for instead of misspelt ones; null: as typed. */
  corrected: string | null;
  failed: boolean;
}

const NONE: readonly SearchGroup[] = [];

/** Distinct calls of groups for a query. */
function callsOf(groups: readonly SearchGroup[], query: string) {
  const calls = groups.flatMap(({ queries }) => queries?.(query) ?? []);
  return [...new Map(calls.map((call) => [call.queryKey[0], call])).values()];
}

/** Asks before React renders: on a slow phone the answer is there with the first list. @param query "": nothing is asked */
export function prefetchSearch(client: QueryClient, groups: readonly SearchGroup[], query: string): void {
  if (query !== '') for (const call of callsOf(groups, query)) void client.prefetchQuery(call);
}

type State = Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>;

/** What a group found in the answers so far. A group that throws has failed. */
function foundBy(group: SearchGroup, query: string, stateOf: ReadonlyMap<string, State | undefined>): Found {
  const none = { title: group.title, results: undefined, corrected: null };
  const own = callsOf([group], query).map(({ queryKey: [path] }) => stateOf.get(path));
  if (own.some((state) => state?.data === undefined))
    return { ...none, failed: own.some((state) => state?.isError && state.data === undefined) };
  try {
    // Cast: the decoder of a resource returns its type.
    const answerOf: AnswerOf = ({ queryKey: [path] }) => stateOf.get(path)?.data as never;
    const { found: results, corrected = null } = group.results(query, answerOf);
    return { title: group.title, results, corrected, failed: false };
  } catch (error) {
    console.error(`The search of ${group.title} failed: ${String(error)}`);
    return { ...none, failed: true };
  }
}

/** Results of groups for a query; the same object until an answer changes them. @param query "": none */
export function useSearch(groups: readonly SearchGroup[], query: string) {
  const wanted = query === '' ? NONE : groups;
  const calls = callsOf(wanted, query);
  return useQueries({
    queries: calls,
    // Stable, so that TanStack runs it for new answers only.
    combine: useCallback(
      (states: State[]) => {
        const stateOf = new Map(callsOf(wanted, query).map(({ queryKey: [path] }, index) => [path, states[index]]));
        return {
          found: wanted.map((group) => foundBy(group, query, stateOf)),
          retry: () => Promise.all(states.flatMap((state) => (state.isError ? state.refetch() : []))),
        };
      },
      [wanted, query],
    ),
  });
}

/** "Players, rounds and courses can’t be searched right now." */
export function failureOf(titles: readonly string[]): string {
  const all = new Intl.ListFormat('en').format(
    titles.map((title, index) => (index === 0 ? title : title.toLowerCase())),
  );
  return `${all} can’t be searched right now.`;
}
