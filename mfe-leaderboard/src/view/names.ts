import type { Country, Player } from '@golf/shared/api';
import { channelsOf, FILTER_KINDS, type FilterKind, type Filters } from './filters.ts';

/** The options of each filter: the value and its name. */
export interface Names {
  countries: Map<string, string>;
  players: Map<number, string>;
  /** Ids of players who are not announced. */
  unannounced: Set<number>;
  /** Channel name → logo. */
  channels: Map<string, string | null>;
}

/** All players, their channels, and their countries together with those of the countries' answer. */
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

/** Whether every option of a filter is ticked. The team stands for countries that are no option, too. */
export function isAllTicked(filters: Filters, kind: FilterKind, names: Names): boolean {
  const ticked = new Set<string | number>(filters[kind]);
  const options = [...names[kind].keys()];
  return options.length > 0 && options.every((option) => ticked.has(option));
}

/** The name of a country that nobody here is from: "CH" is Switzerland, what no browser knows stays a code. */
function foreignCountry(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code.toUpperCase();
  }
}

/** What somebody has chosen in a filter, by its name. */
function nameOf(chosen: string | number, kind: FilterKind, names: Names): string {
  if (kind === 'countries') return names.countries.get(String(chosen)) ?? foreignCountry(String(chosen));
  if (kind === 'players') {
    const id = Number(chosen);
    return names.unannounced.has(id) ? 'To be announced' : (names.players.get(id) ?? `Player ${chosen}`);
  }
  const channel = String(chosen);
  // Not "unknown": of a long table only the first players may be here yet.
  return names.channels.has(channel) ? channel : `Channel “${channel}”`;
}

/** A channel of the address that nobody has: a link from elsewhere, or one that was renamed. */
export const unknownChannel = ({ channels }: Filters, names: Names): string | undefined =>
  channels.find((channel) => !names.channels.has(channel));

/** The filters without channels that nobody has. */
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

/** What is taken away together. */
export interface Chip {
  kind: FilterKind;
  /** One of what was chosen; null: all of it. */
  value: string | number | null;
  words: string;
  /** A channel that nobody has, of those who are here so far. */
  unknown?: boolean;
}

/** As many of a kind have a chip each. */
const SINGLE_CHIPS = 2;

/** A chip for each thing that is filtered by; more than two of a kind share one. */
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
