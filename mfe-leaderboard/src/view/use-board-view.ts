import { useAddressView } from '@golf/shared/address';
import { countriesResource } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { LEADERBOARD_ADDRESS } from './address.ts';
import { isFiltered, matcher, type FilterKind } from './filters.ts';
import { namesOf } from './names.ts';
import { upsideDown, type Table } from './table.ts';
import { useSavedView } from './use-saved-view.ts';

/**
 * View of the board: sort and filters of the address, or of the last visit, and the matching rows.
 * @param filter the filter whose popup is open
 */
export function useBoardView({ ranked, complete }: Table, filter: FilterKind | null) {
  const saved = useSavedView();
  const address = useAddressView(LEADERBOARD_ADDRESS, saved);
  const { view, known, wish, temporary, open: expanded } = address;
  const paused = temporary && isFiltered(saved.view.filters) ? saved.view.filters : null;
  // The countries are fetched once a country name is needed.
  const wantsCountries = filter === 'countries' || [view.filters, paused].some((of) => of && of.countries.length > 0);
  const { data: countries } = useQuery({ ...countriesResource, enabled: wantsCountries });
  const players = useMemo(() => ranked.map(({ player }) => player), [ranked]);
  const names = useMemo(() => namesOf(players, countries ?? []), [players, countries]);
  // Header and filter show a choice at once; the rows follow with a lower priority.
  const deferred = useDeferredValue(view);
  // If the address opens a row, the rows render together with it: rows rendered earlier would shift.
  const [ready, setReady] = useState(false);
  if (!ready && known && (wish === null || wish === expanded)) setReady(true);
  const isKnown = useDeferredValue(ready);
  const shown = useMemo(() => {
    if (!complete) return ranked;
    const matches = matcher(deferred.filters);
    const matching = isFiltered(deferred.filters) ? ranked.filter(({ player }) => matches(player)) : ranked;
    return deferred.sort === 'desc' ? matching : upsideDown(matching);
  }, [ranked, complete, deferred.filters, deferred.sort]);
  const asRanked = deferred.sort === 'desc' && !isFiltered(deferred.filters);
  return {
    ...address,
    /** Filters paused for a requested player. */
    paused,
    players,
    names,
    /** View of the rows, which may lag behind that of the header. */
    deferred,
    /** Whether the rows match the address. */
    isKnown,
    shown,
    /** Whether rows that the view needs are still missing. */
    isWaiting: !(complete || asRanked),
  };
}

export type BoardView = ReturnType<typeof useBoardView>;
