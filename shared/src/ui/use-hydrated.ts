import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the component has been hydrated; false on the server and while React hydrates. Wait for it with anything that
 * only a browser knows, or that would change the server's HTML: the address, a preference.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
