import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/resource.ts';
import { keepTrying } from './keep-trying.ts';

/** Transient statuses below 500: the server timed out, or the client has sent too many requests. */
const PASSING = new Set([408, 429]);

/** Whether a repeated call would be refused again: any 4xx status except the transient ones. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

/** Whether a mounted component lacks an answer that a repeated call may still bring. */
const isLost = (query: Query): boolean =>
  query.isActive() && query.state.status === 'error' && query.state.data === undefined && !isRefused(query.state.error);

/**
 * Repeats failed calls until they succeed. TanStack Query would return to "pending" for each retry, and a component
 * would alternate between its failure and its placeholder. Here the failure stays until the answer replaces it.
 */
export function recoverQueries(client: QueryClient): void {
  const stops = new Map<string, () => void>();

  async function ask({ options, queryKey, meta }: Query): Promise<unknown> {
    if (typeof options.queryFn !== 'function') throw new Error(`No query function for ${String(queryKey[0])}`);
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
