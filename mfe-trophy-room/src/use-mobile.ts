import { useSyncExternalStore } from 'react';

/** Screens with the tall cabinet. */
const MOBILE = '(max-width: 37.5625em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is narrow enough for the tall cabinet; false on the server. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(MOBILE).matches,
    () => false,
  );
}
