import { Button } from '@golf/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

export interface PartProps<T> {
  query: UseQueryResult<T>;
  /** "The tees are not available right now." */
  failure: string;
  /** Stands there while the part loads: of the final size. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a card that has a call of its own: on its way, here, or missing with a way to ask again. */
export function Part<T>({ query, failure, loading, children }: PartProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <p className={styles.note} role="status">
      {failure}{' '}
      <Button kind="link" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </p>
  );
}

/** Lines on their way. @param height of each in rem */
export function LoadingLines({ lines, height }: { lines: number; height: number }) {
  return (
    <div className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
