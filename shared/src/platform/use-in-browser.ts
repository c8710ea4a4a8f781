import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has been taken over: what only a browser knows may be rendered then. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
