import type { Country, Player } from '@golf/shared/api';
import { channelsOf, FILTER_KINDS, type FilterKind, type Filters } from './filters.ts';

/** Options of each filter, from value to name. */
export interface Names {
  countries: Map<string, string>;
  players: Map<number, string>;
  /** Ids of players who are not announced. */
  unannounced: Set<number>;
  /** Channel name → logo. */
  channels: Map<string, string | null>;
}

/** All players, their channels, and their countries merged with those of the countries query. */
export function namesOf(players: readonly Player[], countries: readonly Country[]): Names {
  const names: Names = { countries: new Map(), players: new Map(), unannounced: new Set(), channels: new Map() };
  for (const player of players) {
    if (player.code) names.countries.set(player.code, player.flag_name || player.code);
    names.players.set(player.id, player.name);
    if (!player.live) names.unannounced.add(player.id);
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

/** Whether every option of a filter is ticked. The team also represents countries that are not options. */
export function isAllTicked(filters: Filters, kind: FilterKind, names: Names): boolean {
  const ticked = new Set<string | number>(filters[kind]);
  const options = [...names[kind].keys()];
  return options.length > 0 && options.every((option) => ticked.has(option));
}

/** Name of a country without players in the table: "CH" is Switzerland; a code unknown to the browser stays a code. */
function foreignCountry(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code.toUpperCase();
  }
}

/** Name of a chosen value. */
function nameOf(chosen: string | number, kind: FilterKind, names: Names): string {
  if (kind === 'countries') return names.countries.get(String(chosen)) ?? foreignCountry(String(chosen));
  if (kind === 'players') {
    const id = Number(chosen);
    return names.unannounced.has(id) ? 'To be announced' : (names.players.get(id) ?? `Player ${chosen}`);
  }
  const channel = String(chosen);
  // Not "unknown": of a long table only the first players may have loaded.
  return names.channels.has(channel) ? channel : `Channel “${channel}”`;
}

/** A channel in the address without players: from a link on another site, or renamed since. */
export const unknownChannel = ({ channels }: Filters, names: Names): string | undefined =>
  channels.find((channel) => !names.channels.has(channel));

/** The filters without unknown channels. */
export const withoutUnknown = (filters: Filters, names: Names): Filters => ({
  ...filters,
  channels: filters.channels.filter((channel) => names.channels.has(channel)),
});

/** A filter in words: "Scotland", "Scotland or Ireland" or "Scotland or 2 others"; null if nothing is chosen. */
export function filterWords(filters: Filters, kind: FilterKind, names: Names): string | null {
  const chosen = filters[kind];
  const [first, second] = chosen;
  if (first === undefined) return null;
  if (second === undefined) return nameOf(first, kind, names);
  const others = chosen.length === 2 ? nameOf(second, kind, names) : `${chosen.length - 1} others`;
  return `${nameOf(first, kind, names)} or ${others}`;
}

/** Removable filter chip. */
export interface Chip {
  kind: FilterKind;
  /** One chosen value; null: all values of the kind. */
  value: string | number | null;
  words: string;
  /** Whether no loaded player has this channel. */
  unknown?: boolean;
}

/** Up to this many values of a kind get a chip each. */
const SINGLE_CHIPS = 2;

/** A chip for each chosen value; more than two of a kind share one. */
export function chipsOf(filters: Filters, names: Names): Chip[] {
  return FILTER_KINDS.flatMap((kind): Chip[] => {
    const chosen: readonly (string | number)[] = filters[kind];
    if (chosen.length <= SINGLE_CHIPS)
      return chosen.map((value) => ({
        kind,
        value,
        words: nameOf(value, kind, names),
        ...(kind === 'channels' && !names.channels.has(String(value)) && { unknown: true }),
      }));
    return [{ kind, value: null, words: filterWords(filters, kind, names) ?? '' }];
  });
}
