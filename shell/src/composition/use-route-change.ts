import { scheduleVisit } from '@golf/shared/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { announce } from './announcer.ts';

/** Time for a remote to set the title of its page, in milliseconds. */
const TITLE_DELAY = 500;

/** On every change of page: scrolls to the top, focuses the new content, announces its title and logs the visit. */
export function useRouteChange({ pathname }: Location): void {
  const shown = useRef(pathname);
  const entered = useRef(pathname);

  useEffect(() => scheduleVisit(pathname), [pathname]);

  // Layout effect: runs before the effects of the new page, which may scroll to an element.
  useLayoutEffect(() => {
    // The first page keeps the visitor's scroll position and focus.
    if (entered.current === pathname) return;
    entered.current = pathname;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    // The browser announces the first page.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => announce(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);
}
