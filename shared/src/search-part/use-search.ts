import { useQueries } from '@tanstack/react-query';
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

/** Results of groups for a query. A group that throws has failed. @param query "": none */
export function useSearch(groups: readonly SearchGroup[], query: string) {
  const wanted = query === '' ? [] : groups;
  const callsOf = ({ queries }: SearchGroup) => queries?.(query) ?? [];
  const calls = [...new Map(wanted.flatMap(callsOf).map((call) => [call.queryKey[0], call])).values()];
  const states = useQueries({ queries: calls });
  const stateOf = new Map(calls.map(({ queryKey: [path] }, index) => [path, states[index]]));
  // Cast: the decoder of a resource returns its type.
  const answerOf: AnswerOf = ({ queryKey: [path] }) => stateOf.get(path)?.data as never;

  const found = wanted.map((group): Found => {
    const none = { title: group.title, results: undefined, corrected: null };
    const own = callsOf(group).map(({ queryKey: [path] }) => stateOf.get(path));
    if (own.some((state) => state?.data === undefined))
      return { ...none, failed: own.some((state) => state?.isError && state.data === undefined) };
    try {
      const { found: results, corrected = null } = group.results(query, answerOf);
      return { title: group.title, results, corrected, failed: false };
    } catch (error) {
      console.error(`The search of ${group.title} failed: ${String(error)}`);
      return { ...none, failed: true };
    }
  });
  return { found, retry: () => Promise.all(states.flatMap((state) => (state.isError ? state.refetch() : []))) };
}

/** "Players, rounds and courses can’t be searched right now." */
export function failureOf(titles: readonly string[]): string {
  const all = new Intl.ListFormat('en').format(
    titles.map((title, index) => (index === 0 ? title : title.toLowerCase())),
  );
  return `${all} can’t be searched right now.`;
}
