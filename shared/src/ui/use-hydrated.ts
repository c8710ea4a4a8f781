import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * A value that only a browser knows; `before` on the server and during hydration. Where both are the same, hydration
 * renders nothing again.
 * @param read the same value, or object, each time
 */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => before);

/**
 * Whether the component is hydrated; false on the server and during hydration. Wait for it before using values that
 * only a browser knows or that would change the server's HTML, such as the address or a preference.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
