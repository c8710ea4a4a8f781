import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** A slot that is still the server's HTML, or is loading. */
const UNHYDRATED = '[data-boundary]:not([data-hydrated])';

/**
 * The router of the page: React Router's BrowserRouter, except that another page is shown at once. BrowserRouter always
 * navigates in a transition, which React renders in turns of 5 ms; in between the browser goes on drawing the page that
 * is being left. Still in a transition: a change of address within a page, so that it holds nobody up who types; and
 * everything until the server's HTML is hydrated, because React throws the HTML of a slot away when an urgent update
 * comes before its script.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  // The history that BrowserRouter uses; the listener gets what its navigator has gone to.
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
