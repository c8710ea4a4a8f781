import { scheduleVisit } from '@golf/shared/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { announce } from './announcer.ts';

/** A remote needs a moment to set the title of its page, in milliseconds. */
const TITLE_DELAY = 500;

/** On every change of page: scrolls to the top, moves the focus to the new content and names it, logs the visit. */
export function useRouteChange({ pathname }: Location): void {
  const shown = useRef(pathname);
  const entered = useRef(pathname);

  useEffect(() => scheduleVisit(pathname), [pathname]);

  // Before the effects of the page, which may have a place of its own to show.
  useLayoutEffect(() => {
    // Where the first page is scrolled to and what has the focus is the visitor's.
    if (entered.current === pathname) return;
    entered.current = pathname;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    // The first page is announced by the browser.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => announce(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);
}
