import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';
import { entryStateOf, idOf, type EntryState } from './entry-state.ts';

/** Characters of a query. This site's server refuses an address above 2,048 with 414, which a wish is part of, too. */
const MAX_QUERY_LENGTH = 1800;

/** How a feature's view is written in an address. A constant of the feature. */
export interface AddressFormat<View> {
  /** The parameters of a view. An address with none of them leaves the view to what was saved. */
  parameters: readonly string[];
  /** The parameter that holds the id of one thing to show: "expand", "course". */
  wish: string;
  /** The view that a query asks for; what cannot be read is left out. */
  read(params: URLSearchParams): View;
  /** The query of a view, "" for the plain one. */
  write(view: View): string;
}

/** The view of the last visit. */
export interface SavedView<View> {
  view: View;
  /** Called with each view that is shown; a temporary one is for this history entry only. */
  save(view: View, temporary: boolean): void;
}

export interface SetViewOptions {
  /** For a step that Back should skip: a letter typed, say. */
  replace?: boolean;
  /** Keeps the view out of what is saved. */
  temporary?: boolean;
  /** Id of the one thing to show; none unless given. */
  wish?: number | null;
}

export interface AddressView<View> {
  view: View;
  /** Whether the view is that of the address: the server renders paths and does not know the query. */
  known: boolean;
  /** Id of the one thing that the address wants shown. */
  wish: number | null;
  /** Changes whenever a link, an intent, Back or Forward leads to another address; not by `setView`. */
  arrival: string;
  /** Whether the view is for this history entry only. */
  temporary: boolean;
  /** Id of the one thing that the visitor has opened. Kept by the history entry, so a reload and Back bring it back. */
  open: number | null;
  /** Opens one thing at once, or closes it (null). A wish for another one leaves the address. */
  setOpen(id: number | null): void;
  /** Shows a view at once; the address follows, and Back undoes it. */
  setView(view: View, options?: SetViewOptions): void;
  /** To be called once the wish has been met: takes it out of the address if it came by an intent. */
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
  /** Key, query and intent of the location that was rendered last. */
  key: string;
  search: string;
  intent: number | undefined;
  arrival: string;
  /** The navigations of `setView` that have not been rendered yet, oldest first. */
  steps: readonly number[];
  /** What `setView` chose last; null: what the address says. */
  chosen: Shown<View> | null;
}

/** The visit after the router has arrived at another location: by one of our own steps, or not. */
function arrivedAt<View>(visit: Visit<View>, key: string, search: string, { step, intent }: EntryState): Visit<View> {
  const here = { key, search, intent };
  const landed = step === undefined ? -1 : visit.steps.indexOf(step);
  if (landed !== -1) return { ...visit, ...here, steps: visit.steps.slice(landed + 1) };
  const isSamePlace = visit.search === search && visit.intent === intent;
  return { ...here, arrival: isSamePlace ? visit.arrival : key, steps: [], chosen: null };
}

/**
 * The view in the address. What is chosen or typed shows at once and the router follows in a transition: by the time
 * a location that we have written arrives, it says nothing new, and what was chosen meanwhile stays.
 * @param saved what an address without a view shows instead of the plain view
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
  // Not while it renders: React works out the next state from what was rendered last, also by a transition that was
  // given up for a keystroke, and what had been typed would be lost.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once for each location, and for the reason above
    if (visit !== lastVisit) setVisit(visit);
  }, [visit, lastVisit]);

  // Back, pressed before the router has arrived where a step of ours leads, ends where it was: the router says nothing then.
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
    // A long view was put there by this hook, for this format.
    view: (longView as View | undefined) ?? restored ?? addressed,
    wish: idOf(params.get(format.wish)),
    temporary: hydrated && entry.temporary === true,
    intent: entry.intent,
    open: (hydrated && entry.open) || null,
  };

  // Several changes in one event build on one another, whatever has been rendered.
  const latest = useRef({ shown, entry, search });
  useLayoutEffect(() => {
    latest.current = { shown, entry, search };
  });

  const isSaved = saved !== undefined;
  const go = useCallback(
    (next: Shown<View>, replace: boolean) => {
      const { entry, search } = latest.current;
      const query = format.write(next.view);
      const isLong = query.length > MAX_QUERY_LENGTH;
      const wish = next.wish === null ? '' : `${format.wish}=${next.wish}`;
      const parts = [isLong ? '' : query.slice(1), wish].filter(Boolean).join('&');
      // What others have written into the entry stays.
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
        // Going back to this entry shows what it shows now, not what is saved from here on.
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
