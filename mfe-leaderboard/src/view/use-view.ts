import { ROUTES } from '@golf/shared/routes';
import { useHydrated } from '@golf/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { idOf, saysView, searchOf, viewOf, type View } from './address.ts';
import { filtersPreference, sortPreference } from './preferences.ts';

export interface ViewControl {
  view: View;
  /** Changes the view, and the address with it: back undoes it. */
  setView(view: View): void;
  /** The player that the address wants opened. */
  expand: number | null;
  /** Takes that wish out of the address. */
  dropExpand(): void;
}

/** The view in the address, kept in local storage for the next visit. */
export function useView(): ViewControl {
  const hydrated = useHydrated();
  const { pathname, search: addressed } = useLocation();
  const navigate = useNavigate();
  const search = hydrated ? addressed : '';
  // The address follows in a transition; what was clicked shows at once.
  const [ahead, setAhead] = useState<{ from: string; view: View } | null>(null);
  const params = new URLSearchParams(search);
  const view = ahead?.from === search ? ahead.view : viewOf(params);
  const restored = useRef(false);

  useEffect(() => {
    if (!hydrated || pathname !== ROUTES.home) return;
    const current = new URLSearchParams(search);
    if (!restored.current) {
      restored.current = true;
      const kept = searchOf({ sort: sortPreference.get(), filters: filtersPreference.get() });
      if (!saysView(current) && kept !== '') {
        const expand = idOf(current.get('expand'));
        void navigate({ search: expand === null ? kept : `${kept}&expand=${expand}` }, { replace: true });
        return;
      }
    }
    const { sort, filters } = viewOf(current);
    if (sortPreference.get() !== sort) sortPreference.set(sort);
    if (JSON.stringify(filtersPreference.get()) !== JSON.stringify(filters)) filtersPreference.set(filters);
    setAhead(null);
  }, [hydrated, pathname, search, navigate]);

  return {
    view,
    setView(next) {
      setAhead({ from: search, view: next });
      void navigate({ search: searchOf(next) });
    },
    expand: idOf(params.get('expand')),
    dropExpand() {
      if (params.has('expand')) void navigate({ search: searchOf(view) }, { replace: true });
    },
  };
}
