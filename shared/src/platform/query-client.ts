import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/resource.ts';

const MINUTE = 60_000;

export interface QueryClientOptions {
  /** For one rendering of one page: a failed call is neither retried nor logged, the browser makes it again. */
  onServer?: boolean;
}

/** A 4xx answer is final; any other failure is retried once. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status !== null && error.status < 500;
  return failures < 1 && !refused;
}

/** The page's one query client. A failed call is logged to the console; an answer is fresh for a minute. */
export function createQueryClient({ onServer = false }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
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
}

/** Decoded answers in the page's HTML: what the server fetched for the first screen. */
export type PageData = [path: string, data: unknown][];

/** The answers in a query client, sorted by path. */
export function collectPageData(client: QueryClient): PageData {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): [string, unknown] => [String(query.queryKey[0]), query.state.data])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Puts the page's answers into a query client, as fetched now. */
export function adoptPageData(client: QueryClient, data: PageData): void {
  for (const [path, answer] of data) client.setQueryData([path], answer);
}
