import { useCallback, useEffect, useRef } from 'react';

/** A handler whose identity never changes, so that memoised rows are not rendered again, and which calls the latest one. */
export function useEvent<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
