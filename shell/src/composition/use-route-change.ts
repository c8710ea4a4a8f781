import { matchRoute, ROUTES } from '@golf/shared/pages';
import { scheduleVisit } from '@golf/shared/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from './announcer.ts';

/** Time for a remote to set the title of its page, in milliseconds. */
const TITLE_DELAY = 500;

/**
 * On every change of page: scrolls to the top, focuses the new content, announces its title and logs the visit.
 * @param key the page; a step within a page keeps it
 */
export function useRouteChange(pathname: string, key: string): void {
  const shown = useRef(key);
  const entered = useRef(key);

  // The words of a search are nobody's business.
  useEffect(
    () => scheduleVisit(matchRoute(pathname)?.route === 'searchResults' ? ROUTES.search : pathname),
    [pathname],
  );

  // Layout effect: runs before the effects of the new page, which may scroll to an element.
  useLayoutEffect(() => {
    // The first page keeps the visitor's scroll position and focus.
    if (entered.current === key) return;
    entered.current = key;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key]);

  useEffect(() => {
    // The browser announces the first page.
    if (shown.current === key) return undefined;
    shown.current = key;
    const timer = setTimeout(() => announce(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [key]);
}
