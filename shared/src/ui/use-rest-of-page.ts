import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** Keys of the history's entries that this page has been shown for. */
const shown = new Set<string>();

/**
 * Whether what lies below the first screen of a page is drawn, too. Whoever comes by a link sees the first screen first,
 * and the rest follows in a render that input may interrupt. Whoever comes back finds all of it at once, as the browser
 * scrolls to where they were; so does who comes first, as the server's HTML has all of it. Whoever uses this is rendered once
 * more after hydration: slots inside keep the server's HTML if they are the same elements then.
 * @param first whether there is a first screen to begin with
 */
export function useRestOfPage(first = true): boolean {
  const { key } = useLocation();
  const [isReturn] = useState(() => shown.has(key));
  useEffect(() => void shown.add(key), [key]);
  const isVisit = useHydrated();
  // Without a value to begin with, React does not render twice.
  return useDeferredValue(true, isVisit && first && !isReturn ? false : undefined);
}
