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
 * What the board shows: sort and filters of the address, or of the last visit, and the rows that match them.
 * @param filter the filter whose popup is open
 */
export function useBoardView({ ranked, complete }: Table, filter: FilterKind | null) {
  const saved = useSavedView();
  const address = useAddressView(LEADERBOARD_ADDRESS, saved);
  const { view, known, wish, temporary, open: expanded } = address;
  const paused = temporary && isFiltered(saved.view.filters) ? saved.view.filters : null;
  // The countries are fetched once there is a name of one to show.
  const wantsCountries = filter === 'countries' || [view.filters, paused].some((of) => of && of.countries.length > 0);
  const { data: countries } = useQuery({ ...countriesResource, enabled: wantsCountries });
  const players = useMemo(() => ranked.map(({ player }) => player), [ranked]);
  const names = useMemo(() => namesOf(players, countries ?? []), [players, countries]);
  // Header and filter show a choice at once; the rows follow with a lower priority.
  const deferred = useDeferredValue(view);
  // Rows of an address with a wish show together with the row that it opens: one shown before would move away.
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
    /** Filters that gave way to a player who was asked for. */
    paused,
    players,
    names,
    /** View of the rows, which may lag behind that of the header. */
    deferred,
    /** Whether the rows are those of the address. */
    isKnown,
    shown,
    /** Whether rows are missing that the view needs. */
    isWaiting: !(complete || asRanked),
  };
}

export type BoardView = ReturnType<typeof useBoardView>;
