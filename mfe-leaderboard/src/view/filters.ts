import type { Channel, Player } from '@golf/shared/api';

/** The chosen values of each filter. A player has to pass all three; an empty list passes every player. */
export interface Filters {
  /** Country codes. */
  countries: string[];
  /** Player ids. */
  players: number[];
  /** Channel names. */
  channels: string[];
}

export type FilterKind = keyof Filters;

export const FILTER_KINDS: readonly FilterKind[] = ['countries', 'players', 'channels'];

export const NO_FILTERS: Filters = { countries: [], players: [], channels: [] };

export interface NamedChannel {
  name: string;
  logo: string | null;
}

/** A player's channels, the main one first. */
export function channelsOf(player: Player): NamedChannel[] {
  return [
    { name: player.channel_name, logo: player.channel_logo },
    { name: player.extra_channel_1_name, logo: player.extra_channel_1_logo },
    { name: player.extra_channel_2_name, logo: player.extra_channel_2_logo },
    { name: player.extra_channel_3_name, logo: player.extra_channel_3_logo },
  ].filter((channel): channel is NamedChannel => channel.name !== null);
}

/** The channels in the table data, with an address if known. */
export const knownChannels = (player: Player): Channel[] =>
  channelsOf(player).map(({ name, logo }, index) => ({
    channel_name: name,
    channel_link: index === 0 ? player.channel_link : null,
    channel_logo: logo,
  }));

export const isFiltered = ({ countries, players, channels }: Filters): boolean =>
  countries.length + players.length + channels.length > 0;

/** The filters without one chosen value, or (null) without any of that kind. */
export function withoutValue(filters: Filters, kind: FilterKind, value: string | number | null): Filters {
  const chosen: readonly (string | number)[] = filters[kind];
  return { ...filters, [kind]: chosen.filter((other) => value !== null && other !== value) };
}

/** A predicate for players who pass all three filters. */
export function matcher({ countries, players, channels }: Filters): (player: Player) => boolean {
  const codes = new Set(countries);
  const ids = new Set(players);
  const names = new Set(channels);
  return (player) =>
    (codes.size === 0 || codes.has(player.code)) &&
    (ids.size === 0 || ids.has(player.id)) &&
    (names.size === 0 || channelsOf(player).some(({ name }) => names.has(name)));
}

/** The number on a filter's button; null if nothing or everything is chosen. */
export function badgeCount(chosen: number, total: number): number | null {
  return chosen > 0 && chosen < total ? chosen : null;
}
