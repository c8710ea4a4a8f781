import type { Player } from '@golf/shared/api';
import { formatPosition, type CsvCell } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { downloadCsv } from '@golf/shared/ui';
import { channelsOf } from '../view/filters.ts';

/** The rows of the leaderboard in the current order and with the current filters. */
export function viewRows(entries: readonly Ranked<Player>[]): CsvCell[][] {
  return [
    ['Position', 'Player', 'Country', 'Channels', 'Handicap'],
    ...entries.map(({ player, position, tied }): CsvCell[] => [
      formatPosition(position, tied),
      player.name,
      player.flag_name,
      channelsOf(player)
        .map(({ name }) => name)
        .join('; '),
      player.handicap,
    ]),
  ];
}

export const downloadView = (entries: readonly Ranked<Player>[]) =>
  downloadCsv('golf-handicaps.csv', viewRows(entries));
