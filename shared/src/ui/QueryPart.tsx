import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unavailable } from './Unavailable.tsx';

export interface QueryPartProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** Error message: "The tees aren’t available right now." */
  failure: string;
  /** Placeholder of the final size. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
  /** Whether the part is the whole content of a page. */
  whole?: boolean;
  /** Link to another page, for a part that is a whole page. */
  elsewhere?: ReactNode;
}

/** A part of a page that depends on one call: loading, loaded, or unavailable with a retry button. */
export function QueryPart<T>({ query, failure, loading, children, whole, elsewhere }: QueryPartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <Unavailable whole={whole} onRetry={query.refetch} elsewhere={elsewhere}>
      {failure}
    </Unavailable>
  );
}
