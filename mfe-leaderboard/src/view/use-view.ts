import { ROUTES } from '@golf/shared/routes';
import { useHydrated } from '@golf/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { idOf, saysView, searchOf, viewOf, type View } from './address.ts';
import { filtersPreference, sortPreference } from './preferences.ts';

/** Characters of a query; servers refuse more than some thousands. */
const LONGEST_ADDRESS = 4000;

/** What the history entry itself remembers: a view too long for an address, of ten thousand ticks. */
function rememberedView(state: unknown): View | null {
  const { view } = (state ?? {}) as { view?: View }; // Written below, by this page.
  return view ?? null;
}

/** Where a view is kept: in the address as long as servers and people can take it, else with the history entry. */
function placeOf(
  view: View,
  { expand = null, replace = false }: { expand?: number | null; replace?: boolean } = {},
): [to: { search: string }, options: NavigateOptions] {
  const address = searchOf(view);
  const isLong = address.length > LONGEST_ADDRESS;
  const params = [isLong ? '' : address.slice(1), expand === null ? '' : `expand=${expand}`].filter(Boolean).join('&');
  return [{ search: params && `?${params}` }, { replace, state: isLong ? { view } : null }];
}

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
  const { key, pathname, search: addressed, state } = useLocation();
  const navigate = useNavigate();
  const search = hydrated ? addressed : '';
  const remembered = hydrated ? rememberedView(state) : null;
  // The address follows in a transition; what was clicked shows at once.
  const [ahead, setAhead] = useState<{ from: string; view: View } | null>(null);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const addressedView = useMemo(() => remembered ?? viewOf(params), [remembered, params]);
  const view = ahead?.from === key ? ahead.view : addressedView;
  const restored = useRef(false);

  useEffect(() => {
    if (!hydrated || pathname !== ROUTES.home) return;
    if (!restored.current) {
      restored.current = true;
      const kept: View = { sort: sortPreference.get(), filters: filtersPreference.get() };
      if (remembered === null && !saysView(params) && searchOf(kept) !== '') {
        void navigate(...placeOf(kept, { expand: idOf(params.get('expand')), replace: true }));
        return;
      }
    }
    const { sort, filters } = addressedView;
    if (sortPreference.get() !== sort) sortPreference.set(sort);
    if (JSON.stringify(filtersPreference.get()) !== JSON.stringify(filters)) filtersPreference.set(filters);
    setAhead(null);
  }, [hydrated, pathname, params, remembered, addressedView, navigate]);

  return {
    view,
    setView(next) {
      setAhead({ from: key, view: next });
      void navigate(...placeOf(next));
    },
    expand: idOf(params.get('expand')),
    dropExpand() {
      if (params.has('expand')) void navigate(...placeOf(view, { replace: true }));
    },
  };
}
