import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser has taken the page over; false on the server and while its HTML is taken over. What only a
 * browser can do, or what would change the server's HTML (the address, a preference), waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
