import type { Country, Player } from '@golf/shared/api';
import { channelsOf, type FilterKind } from './filters.ts';

/** What there is to filter by: key → words, and a picture. */
export interface Names {
  countries: Map<string, string>;
  players: Map<number, string>;
  /** Channel name → logo. */
  channels: Map<string, string | null>;
}

/** The countries of the players, and those that the countries' answer adds; every player; every channel. */
export function namesOf(players: readonly Player[], countries: readonly Country[]): Names {
  const names: Names = { countries: new Map(), players: new Map(), channels: new Map() };
  for (const player of players) {
    if (player.code) names.countries.set(player.code, player.flag_name || player.code);
    names.players.set(player.id, player.name);
    for (const { name, logo } of channelsOf(player)) names.channels.set(name, names.channels.get(name) ?? logo);
  }
  for (const { code, flag_name: name } of countries) names.countries.set(code, name);
  return names;
}

export const totalsOf = ({ countries, players, channels }: Names): Record<FilterKind, number> => ({
  countries: countries.size,
  players: players.size,
  channels: channels.size,
});
