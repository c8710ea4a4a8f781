import { idOf, type AddressFormat } from '@golf/shared/address';
import type { Filters } from './filters.ts';

export type Sort = 'desc' | 'asc';

/** A view that can be shared by its address: `/?country=de,se&player=3&channel=Le%20Green&sort=asc`. */
export interface View {
  /** 'desc': best first. */
  sort: Sort;
  filters: Filters;
}

const list = (value: string | null) => (value ?? '').split(',').filter((part) => part !== '');

function read(params: URLSearchParams): View {
  return {
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    filters: {
      countries: [...new Set(list(params.get('country')).map((code) => code.toLowerCase()))],
      players: [...new Set(list(params.get('player')).flatMap((value) => idOf(value) ?? []))],
      // A name may contain commas, so each has its own parameter.
      channels: [...new Set(params.getAll('channel').filter((name) => name !== ''))],
    },
  };
}

function write({ sort, filters }: View): string {
  const params = new URLSearchParams();
  for (const name of filters.channels) params.append('channel', name);
  if (sort === 'asc') params.set('sort', sort);
  // Without URLSearchParams, which would encode the commas.
  const parts = [
    filters.countries.length > 0 && `country=${filters.countries.map(encodeURIComponent).join(',')}`,
    filters.players.length > 0 && `player=${filters.players.join(',')}`,
    params.size > 0 && params.toString(),
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The leaderboard's view in the address; `/?expand=14` opens a player's row, `/?mine=3,8` offers to follow players. */
export const LEADERBOARD_ADDRESS: AddressFormat<View> = {
  parameters: ['country', 'player', 'channel', 'sort'],
  wish: 'expand',
  kept: 'mine',
  read,
  write,
};
