import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unavailable } from './Unavailable.tsx';

export interface QueryPartProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** Shown when the call has failed: "The tees aren’t available right now." */
  failure: string;
  /** Shown while the call is under way; of the size of what will stand there. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
  /** Whether it is all of a page. */
  whole?: boolean;
  /** A link to a page that may be there, where the whole page is missing. */
  elsewhere?: ReactNode;
}

/** A part of a page that depends on one call: loading, loaded, or unavailable with a way to try again. */
export function QueryPart<T>({ query, failure, loading, children, whole, elsewhere }: QueryPartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <Unavailable whole={whole} onRetry={query.refetch} elsewhere={elsewhere}>
      {failure}
    </Unavailable>
  );
}
