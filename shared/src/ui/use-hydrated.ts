import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the component is hydrated; false on the server and during hydration. Wait for it before using values that
 * only a browser knows or that would change the server's HTML, such as the address or a preference.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
