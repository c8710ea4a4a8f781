import { useAddressView } from '@golf/shared/address';
import { countriesResource, playersResource, type RowOfDay } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LEADERBOARD_ADDRESS } from '../view/address.ts';
import { isFiltered, matcher, type Filters } from '../view/filters.ts';
import { namesOf } from '../view/names.ts';

/**
 * Filters of a past leaderboard, as today's leaderboard has them in its address. The players are fetched for them only:
 * the rows of a day have no channels.
 * @param isOpen whether the popup of a filter is open
 */
export function usePastView(rows: readonly RowOfDay[], isOpen: boolean) {
  const { view, setView } = useAddressView(LEADERBOARD_ADDRESS);
  const { filters } = view;
  const isFiltering = isFiltered(filters);
  const enabled = isFiltering || isOpen;
  const { data, isError, refetch } = useQuery({ ...playersResource, enabled });
  const { data: countries } = useQuery({ ...countriesResource, enabled });
  // Players with a row.
  const players = useMemo(() => {
    const ids = new Set(rows.map((row) => row.player_id));
    return data?.filter(({ id }) => ids.has(id)) ?? [];
  }, [data, rows]);
  const shown = useMemo(() => {
    if (!isFiltering) return rows;
    const ids = new Set(players.filter(matcher(filters)).map(({ id }) => id));
    return rows.filter((row) => ids.has(row.player_id));
  }, [rows, players, filters, isFiltering]);
  return {
    filters,
    setFilters: (next: Filters) => setView({ ...view, filters: next }),
    players,
    names: useMemo(() => namesOf(players, countries ?? []), [players, countries]),
    shown,
    isLost: isError && data === undefined,
    isWaiting: data === undefined,
    retry: refetch,
  };
}
