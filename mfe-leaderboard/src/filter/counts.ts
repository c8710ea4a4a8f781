import type { Player } from '@golf/shared/api';
import { channelsOf, type FilterKind } from '../view/filters.ts';
import { TEAM, TEAM_MEMBERS } from './selection.ts';

/** Number of players for each option of a filter; empty for the player filter, because each option is one player. */
export function countsOf(kind: FilterKind, players: readonly Player[]): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  const count = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const player of players) {
    if (kind === 'countries' && player.code) {
      count(player.code);
      // Ticking the team ticks its members as well.
      if (TEAM_MEMBERS.includes(player.code)) count(TEAM);
    }
    if (kind === 'channels') for (const name of new Set(channelsOf(player).map((channel) => channel.name))) count(name);
  }
  return counts;
}
