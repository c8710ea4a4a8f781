import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';
import { entryStateOf, idOf, type EntryState } from './entry-state.ts';

/**
 * Maximum length of a query in characters. The server rejects a URL above 2,048 characters with 414; the wish counts
 * too.
 */
const MAX_QUERY_LENGTH = 1800;

/** URL format of a feature's view. A constant of the feature. */
export interface AddressFormat<View> {
  /** Parameter names of a view. An address without any of them shows the saved view. */
  parameters: readonly string[];
  /** Parameter with the id of one item to show: "expand", "course". */
  wish: string;
  /** Parameter of another feature, which a change of the view keeps. */
  kept?: string;
  /** Parses the view of a query. Invalid parts are ignored. */
  read(params: URLSearchParams): View;
  /** Formats a view as a query; "" for the default view. */
  write(view: View): string;
}

/** The view of the last visit. */
export interface SavedView<View> {
  view: View;
  /** Called with each view that is shown. A temporary view applies to this history entry only. */
  save(view: View, temporary: boolean): void;
}

export interface SetViewOptions {
  /** Replaces the history entry, so that Back skips the step: for each typed letter, for example. */
  replace?: boolean;
  /** Excludes the view from the saved view. */
  temporary?: boolean;
  /** Id of the item to show. Default: none. */
  wish?: number | null;
}

export interface AddressView<View> {
  view: View;
  /** Whether the view reflects the address: the server renders paths and does not know the query. */
  known: boolean;
  /** Id of the item that the address asks to show. */
  wish: number | null;
  /** Changes on each navigation to another address by a link, an intent, Back or Forward; not by `setView`. */
  arrival: string;
  /** Whether the view applies to this history entry only. */
  temporary: boolean;
  /** Id of the item that the visitor has opened. The history entry stores it: a reload and Back restore it. */
  open: number | null;
  /** Opens one item at once; null closes it. A wish for another item is removed from the address. */
  setOpen(id: number | null): void;
  /** Shows a view at once. The address follows, and Back undoes the step. */
  setView(view: View, options?: SetViewOptions): void;
  /** Call it once the wish is met: removes a wish of an intent from the address. */
  wishMet(): void;
}

interface Shown<View> {
  view: View;
  wish: number | null;
  temporary: boolean;
  intent: number | undefined;
  open: number | null;
}

interface Visit<View> {
  /** Key, query and intent of the last rendered location. */
  key: string;
  search: string;
  intent: number | undefined;
  arrival: string;
  /** Navigations of `setView` that have not been rendered yet, oldest first. */
  steps: readonly number[];
  /** Last choice of `setView`; null: the address decides. */
  chosen: Shown<View> | null;
}

/** The visit after the router has reached another location, by a step of this hook or otherwise. */
function arrivedAt<View>(visit: Visit<View>, key: string, search: string, { step, intent }: EntryState): Visit<View> {
  const here = { key, search, intent };
  const landed = step === undefined ? -1 : visit.steps.indexOf(step);
  if (landed !== -1) return { ...visit, ...here, steps: visit.steps.slice(landed + 1) };
  const isSamePlace = visit.search === search && visit.intent === intent;
  return { ...here, arrival: isSamePlace ? visit.arrival : key, steps: [], chosen: null };
}

/**
 * The view in the address. A choice or typed text shows at once, and the router follows in a transition. A location
 * that this hook has written changes nothing when the router reaches it, and later choices stay.
 * @param saved replaces the default view for an address without a view
 */
export function useAddressView<View>(format: AddressFormat<View>, saved?: SavedView<View>): AddressView<View> {
  const hydrated = useHydrated();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = entryStateOf(state);

  const [lastVisit, setVisit] = useState<Visit<View>>({
    key,
    search,
    intent: entry.intent,
    arrival: key,
    steps: [],
    chosen: null,
  });
  const visit = lastVisit.key === key ? lastVisit : arrivedAt(lastVisit, key, search, entry);
  // Not during render: React computes the next state from the last rendered state, also for a transition abandoned for
  // a keystroke, and typed text would be lost.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once for each location, and for the reason above
    if (visit !== lastVisit) setVisit(visit);
  }, [visit, lastVisit]);

  // Back before the router has reached the location of our step returns to the same location: the router reports
  // nothing.
  useEffect(() => {
    const giveUp = () => setVisit((known) => (known.steps.length > 0 ? { ...known, steps: [], chosen: null } : known));
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, []);

  const params = useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
  const addressed = useMemo(() => format.read(params), [format, params]);
  const { view: longView, decided } = hydrated ? entry : {};
  const isOpen = longView === undefined && !decided && !format.parameters.some((name) => params.has(name));
  const restored = hydrated && isOpen && saved && format.write(saved.view) !== '' ? saved.view : undefined;
  const shown: Shown<View> = visit.chosen ?? {
    // Cast: this hook has stored the long view, in this format.
    view: (longView as View | undefined) ?? restored ?? addressed,
    wish: idOf(params.get(format.wish)),
    temporary: hydrated && entry.temporary === true,
    intent: entry.intent,
    open: (hydrated && entry.open) || null,
  };

  // Several changes in one event build on each other, whatever has been rendered.
  const latest = useRef({ shown, entry, search });
  useLayoutEffect(() => {
    latest.current = { shown, entry, search };
  });

  const isSaved = saved !== undefined;
  const go = useCallback(
    (next: Shown<View>, replace: boolean) => {
      const { entry, search } = latest.current;
      const query = format.write(next.view);
      const kept = search
        .slice(1)
        .split('&')
        .filter((part) => part.split('=')[0] === format.kept);
      const isLong = query.length + kept.join('&').length > MAX_QUERY_LENGTH;
      const wish = next.wish === null ? '' : `${format.wish}=${next.wish}`;
      const parts = [isLong ? '' : query.slice(1), wish, ...kept].filter(Boolean).join('&');
      // State of other code in the entry is kept.
      const written: EntryState = {
        ...entry,
        decided: true,
        step: Math.random(),
        view: isLong ? next.view : undefined,
        temporary: next.temporary || undefined,
        intent: next.intent,
        open: next.open ?? undefined,
      };
      const steps = [written.step ?? 0];
      if (!replace && isSaved && !entry.decided) {
        // Back to this entry shows the current view, not a view saved later.
        const left: EntryState = { ...entry, decided: true, step: Math.random() };
        steps.unshift(left.step ?? 0);
        void navigate({ search }, { replace: true, state: left });
      }
      latest.current = { shown: next, entry: written, search: parts && `?${parts}` };
      setVisit((visit) => ({ ...visit, steps: [...visit.steps, ...steps], chosen: next }));
      void navigate({ search: latest.current.search }, { replace, state: written });
    },
    [format, isSaved, navigate, setVisit],
  );

  const save = useEffectEvent((view: View, temporary: boolean) => saved?.save(view, temporary));
  const restore = useEffectEvent(() => go(latest.current.shown, true));
  const isRestored = restored !== undefined && visit.chosen === null;
  useEffect(() => {
    if (!hydrated) return;
    if (isRestored) restore();
    else save(shown.view, shown.temporary);
  }, [hydrated, isRestored, shown.view, shown.temporary]);

  return {
    view: shown.view,
    known: hydrated,
    wish: shown.wish,
    arrival: visit.arrival,
    temporary: shown.temporary,
    open: shown.open,
    setOpen: useCallback(
      (id) => {
        const { shown } = latest.current;
        const isWished = id !== null && id === shown.wish;
        if (id !== shown.open || (shown.wish !== null && !isWished))
          go({ ...shown, open: id, ...(!isWished && { wish: null, intent: undefined }) }, true);
      },
      [go],
    ),
    setView: useCallback(
      (view, { replace = false, temporary = false, wish = null } = {}) => {
        const { shown } = latest.current;
        const isSame = wish === shown.wish && temporary === shown.temporary;
        if (isSame && format.write(view) === format.write(shown.view)) return;
        go({ ...shown, view, wish, temporary, intent: wish === null ? undefined : shown.intent }, replace);
      },
      [format, go],
    ),
    wishMet: useCallback(() => {
      const { shown } = latest.current;
      if (shown.intent !== undefined) go({ ...shown, wish: null, intent: undefined }, true);
    }, [go]),
  };
}
