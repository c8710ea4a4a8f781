import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** A slot that is loading or not hydrated yet. */
const UNHYDRATED = '[data-boundary]:not([data-hydrated])';

/**
 * React Router's BrowserRouter, except that another page renders synchronously. BrowserRouter navigates in a
 * transition, which React renders in slices of 5 ms; between slices the browser repaints the old page. Two cases remain
 * transitions. A change of address within a page must not block typing. Before all server HTML is hydrated, an urgent
 * update would make React discard the HTML of a slot whose script is still loading.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  // The same history as BrowserRouter. The listener receives each location.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const shown = useRef(location.pathname);
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const isSamePage = place.location.pathname === shown.current;
        shown.current = place.location.pathname;
        if (isSamePage || document.querySelector(UNHYDRATED)) startTransition(() => setPlace(place));
        else setPlace(place);
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
