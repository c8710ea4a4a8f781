import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/resource.ts';
import { keepTrying } from './keep-trying.ts';

/** Statuses below 500 that pass by themselves: the server had no time, or was asked too often. */
const PASSING = new Set([408, 429]);

/** Whether the same call will be refused again: a 4xx answer, but for those. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

/** Whether somebody waits for an answer that has not come, and that may come. */
const isLost = (query: Query): boolean =>
  query.isActive() && query.state.status === 'error' && query.state.data === undefined && !isRefused(query.state.error);

/**
 * Makes failed calls again until there is an answer. TanStack Query would go back to "pending" for each try, and what depends on the call
 * would show its failure and its placeholder in turn: here the failure stays until the answer takes its place.
 */
export function recoverQueries(client: QueryClient): void {
  const stops = new Map<string, () => void>();

  async function ask({ options, queryKey, meta }: Query): Promise<unknown> {
    if (typeof options.queryFn !== 'function') throw new Error(`Nothing says how ${String(queryKey[0])} is asked for`);
    return options.queryFn({ client, queryKey, meta, signal: new AbortController().signal });
  }

  client.getQueryCache().subscribe(({ query }) => {
    const stop = stops.get(query.queryHash);
    if (isLost(query) === (stop !== undefined)) return;
    if (stop) {
      stop();
      stops.delete(query.queryHash);
    } else {
      const take = (data: unknown) => client.setQueryData(query.queryKey, data);
      stops.set(
        query.queryHash,
        keepTrying(() => ask(query), take),
      );
    }
  });
}
