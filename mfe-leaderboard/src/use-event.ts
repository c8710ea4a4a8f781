import { useCallback, useEffect, useRef } from 'react';

/** A handler with a stable identity that calls the latest function: memoised rows do not re-render. */
export function useEvent<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
