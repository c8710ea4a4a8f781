import type { Filters } from './filters.ts';

export type Sort = 'desc' | 'asc';

/** A view that can be shared: `/?country=de,se&player=3&channel=Le%20Green&sort=asc`. */
export interface View {
  /** 'desc': from the best down. */
  sort: Sort;
  filters: Filters;
}

const VIEW_KEYS = ['country', 'player', 'channel', 'sort'];

const list = (value: string | null) => (value ?? '').split(',').filter((part) => part !== '');

/** An id of an address; null for anything else. */
export function idOf(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** Whether an address says what to show; else the visitor's own preferences do. */
export function saysView(params: URLSearchParams): boolean {
  return VIEW_KEYS.some((key) => params.has(key));
}

/** The view that an address asks for; what cannot be read is left out. */
export function viewOf(params: URLSearchParams): View {
  return {
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    filters: {
      countries: [...new Set(list(params.get('country')).map((code) => code.toLowerCase()))],
      players: [...new Set(list(params.get('player')).flatMap((value) => idOf(value) ?? []))],
      // Names may hold commas: each has a parameter of its own.
      channels: [...new Set(params.getAll('channel').filter((name) => name !== ''))],
    },
  };
}

/** The query of a view, "" for the plain one. */
export function searchOf({ sort, filters }: View): string {
  const params = new URLSearchParams();
  for (const name of filters.channels) params.append('channel', name);
  if (sort === 'asc') params.set('sort', sort);
  // Written by hand, so that commas stay readable.
  const parts = [
    filters.countries.length > 0 && `country=${filters.countries.map(encodeURIComponent).join(',')}`,
    filters.players.length > 0 && `player=${filters.players.join(',')}`,
    params.size > 0 && params.toString(),
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
