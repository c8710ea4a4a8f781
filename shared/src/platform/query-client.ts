import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/resource.ts';

const MINUTE = 60_000;

export interface QueryClientOptions {
  /** One rendering of one page: a failed call is left to the browser, at once and without a word. */
  onServer?: boolean;
}

/** What the server refused for good is not asked again; anything else once more. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status !== null && error.status < 500;
  return failures < 1 && !refused;
}

/** The page's one query client. Failed calls are only named on the console; an answer is good for a minute. */
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

/** Answers that travel inside the page: what the server fetched for the first screen. */
export type PageData = [path: string, data: unknown][];

/** What a query client holds of the API, for the page. */
export function collectPageData(client: QueryClient): PageData {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): [string, unknown] => [String(query.queryKey[0]), query.state.data])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Takes the page's answers over, as fresh as the page. */
export function adoptPageData(client: QueryClient, data: PageData): void {
  for (const [path, answer] of data) client.setQueryData([path], answer);
}
