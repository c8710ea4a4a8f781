import { useSyncExternalStore } from 'react';

/** Up to this width, in px, the cabinet is the tall one. */
const MOBILE = '(max-width: 601px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is a phone's. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(MOBILE).matches,
    () => false,
  );
}
