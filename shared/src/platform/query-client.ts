import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefused, recoverQueries } from './recover-queries.ts';

const MINUTE = 60_000;

export interface QueryClientOptions {
  /** For one rendering of one page: a failed call is neither retried nor logged. The browser repeats the call. */
  onServer?: boolean;
}

/** A refused call is not retried. Any other failed call is retried once, soon. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < 1 && !isRefused(error);

/**
 * Creates the page's only query client. A failed call is logged to the console and repeated until it succeeds. An
 * answer is fresh for a minute.
 */
export function createQueryClient({ onServer = false }: QueryClientOptions = {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache(onServer ? {} : { onError: (error) => console.error(error.message) }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: onServer ? Infinity : 10 * MINUTE,
        refetchOnWindowFocus: false,
        retry: onServer ? false : isWorthRetrying,
        retryDelay: 800,
      },
    },
  });
  if (!onServer) recoverQueries(client);
  return client;
}

/** Decoded answers inlined into the page's HTML: the server's data for the first screen. */
export type PageData = [path: string, data: unknown][];

/** Answers in a query client, sorted by path. */
export function collectPageData(client: QueryClient): PageData {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): [string, unknown] => [String(query.queryKey[0]), query.state.data])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds the page's answers to a query client, as fetched now. */
export function adoptPageData(client: QueryClient, data: PageData): void {
  for (const [path, answer] of data) client.setQueryData([path], answer);
}
