import type { Country, Player } from '@golf/shared/api';
import { channelsOf, type FilterKind, type Filters } from './filters.ts';

/** The options of each filter: the value and its name. */
export interface Names {
  countries: Map<string, string>;
  players: Map<number, string>;
  /** Channel name → logo. */
  channels: Map<string, string | null>;
}

/** All players, their channels, and their countries together with those of the countries' answer. */
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

/** The name of a country that nobody here is from: "CH" is Switzerland, what no browser knows stays a code. */
function foreignCountry(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code.toUpperCase();
  }
}

/** A filter in words: "Scotland", "Scotland or Ireland" or "Scotland or 2 others"; null if nothing is chosen. */
export function filterWords(filters: Filters, kind: FilterKind, names: Names): string | null {
  const nameOf = (chosen: string | number) => {
    if (kind === 'countries') return names.countries.get(String(chosen)) ?? foreignCountry(String(chosen));
    if (kind === 'players') return names.players.get(Number(chosen)) ?? `Player ${chosen}`;
    return String(chosen);
  };
  const chosen = filters[kind];
  const [first, second] = chosen;
  if (first === undefined) return null;
  if (second === undefined) return nameOf(first);
  return `${nameOf(first)} or ${chosen.length === 2 ? nameOf(second) : `${chosen.length - 1} others`}`;
}
