import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure, type FailureProps } from './Failure.tsx';

export interface QueryPartProps<T> extends Pick<FailureProps, 'kind' | 'elsewhere'> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** Error message: "The tees aren’t available right now." */
  failure: string;
  /** Placeholder of the final size. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that depends on one call: loading, loaded, or failed. */
export function QueryPart<T>({ query, failure, loading, children, ...rest }: QueryPartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <Failure {...rest} onRetry={query.refetch}>
      {failure}
    </Failure>
  );
}
