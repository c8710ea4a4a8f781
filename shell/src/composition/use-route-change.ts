import { scheduleVisit } from '@golf/shared/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../layout/announcer.ts';

/** A remote needs a moment to set the title of its page, in milliseconds. */
const TITLE_DELAY = 500;

/** On every route change: scrolls to the top, moves the focus to the new content and names it, logs the visit. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => scheduleVisit(pathname), [pathname]);

  useEffect(() => {
    // The first page is announced by the browser; where it is scrolled to and what has the focus is the visitor's.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);
}
