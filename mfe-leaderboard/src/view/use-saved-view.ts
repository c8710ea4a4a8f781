import type { SavedView } from '@golf/shared/address';
import { usePreference } from '@golf/shared/platform';
import { useMemo } from 'react';
import type { View } from './address.ts';
import { isFiltered } from './filters.ts';
import { filtersPreference, savedView, sortPreference } from './preferences.ts';

function save({ sort, filters }: View, temporary: boolean): void {
  if (sortPreference.get() !== sort) sortPreference.set(sort);
  if (!temporary && JSON.stringify(filtersPreference.get()) !== JSON.stringify(filters)) filtersPreference.set(filters);
  const differs = sort === 'asc' || isFiltered(filtersPreference.get());
  if (savedView.get() !== differs) savedView.set(differs);
}

/** View of the last visit, in local storage. */
export function useSavedView(): SavedView<View> {
  const sort = usePreference(sortPreference);
  const filters = usePreference(filtersPreference);
  return useMemo(() => ({ view: { sort, filters }, save }), [sort, filters]);
}
