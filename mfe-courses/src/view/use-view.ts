import { useHydrated } from '@golf/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PLAIN_VIEW, searchOf, viewOf, type View } from './address.ts';

export interface ViewControl {
  view: View;
  /** Whether it is known: the server does not know what an address asks for. */
  known: boolean;
  /**
   * Changes the view, and the address with it.
   * @param replace for steps that going back should not stop at
   */
  setView: (view: View, replace?: boolean) => void;
}

/**
 * The view in the address. What is chosen or typed shows at once and the address follows in a transition, so an
 * address that we have written ourselves says nothing new by the time it arrives.
 */
export function useView(): ViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [view, setLocal] = useState(() => (hydrated ? viewOf(search) : PLAIN_VIEW));
  const written = useRef<string[]>([]);

  // Before anything is painted or asked for: what the address leaves out is never seen.
  useLayoutEffect(() => {
    const asked = viewOf(search);
    const own = written.current.indexOf(searchOf(asked));
    written.current = own === -1 ? [] : written.current.slice(own + 1);
    if (own === -1) setLocal((shown) => (searchOf(shown) === searchOf(asked) ? shown : asked));
  }, [search]);

  return {
    view,
    known: hydrated,
    setView(next, replace = false) {
      setLocal(next);
      const query = searchOf(next);
      if (query === searchOf(view)) return;
      written.current.push(query);
      void navigate({ search: query }, { replace, preventScrollReset: true });
    },
  };
}
