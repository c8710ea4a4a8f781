import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unavailable } from './Unavailable.tsx';

export interface QueryPartProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** Shown when the call has failed: "The tees are not available right now." */
  failure: string;
  /** Shown while the call is under way; of the size of what will stand there. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that depends on one call: loading, loaded, or unavailable with a way to try again. */
export function QueryPart<T>({ query, failure, loading, children }: QueryPartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Unavailable onRetry={query.refetch}>{failure}</Unavailable> : loading;
}
