import { scheduleVisit } from '@golf/shared/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { announce } from './announcer.ts';

/** How long a remote may take to set the title of its page, in milliseconds. */
const TITLE_DELAY = 500;

/** On every change of page: scrolls to the top, moves the focus to the new content and names it, logs the visit. */
export function useRouteChange({ pathname }: Location): void {
  const shown = useRef(pathname);
  const entered = useRef(pathname);

  useEffect(() => scheduleVisit(pathname), [pathname]);

  // A layout effect: the new page's own effects, which may scroll to something, come after it.
  useLayoutEffect(() => {
    // On the first page, scroll position and focus are left to the visitor.
    if (entered.current === pathname) return;
    entered.current = pathname;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    // The browser itself announces the first page.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => announce(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);
}
