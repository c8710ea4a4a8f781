import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** Keys of the history entries for which this page has been shown. */
const shown = new Set<string>();

/**
 * Whether to render the content below the first screen as well. After a link, the first screen renders first, and the
 * rest follows in an interruptible render. After Back, everything renders at once, because the browser restores the
 * scroll position. On the first visit everything renders at once too, because the server's HTML is complete. The
 * component renders once more after hydration: slots inside keep the server's HTML if their elements are the same then.
 * @param first whether the page renders its first screen separately
 */
export function useRestOfPage(first = true): boolean {
  const { key } = useLocation();
  const [isReturn] = useState(() => shown.has(key));
  useEffect(() => void shown.add(key), [key]);
  const isVisit = useHydrated();
  // Without an initial value React does not render twice.
  return useDeferredValue(true, isVisit && first && !isReturn ? false : undefined);
}
