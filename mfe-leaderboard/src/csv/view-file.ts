import type { Player, Round } from '@golf/shared/api';
import { formatPosition, type CsvCell } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { downloadCsv } from '@golf/shared/ui';
import { channelsOf } from '../view/filters.ts';

/** The rows of the leaderboard as they stand: order and filters included. */
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

/** A player's rounds, newest first; plus handicaps and scores under par are negative. */
export function roundRows(rounds: readonly Round[]): CsvCell[][] {
  return [
    ['Round', 'Date', 'Video', 'Link', 'Course', 'Holes', 'Par', 'Course Rating', 'Slope', 'Score', 'Net', 'Counts'],
    ...rounds.map((round): CsvCell[] => [
      round.id,
      round.date,
      round.video,
      round.link,
      round.course,
      round.holes,
      round.par,
      round.course_rating,
      round.slope,
      round.score,
      round.net_score,
      round.is_one_of_lowest_8 ? 'yes' : 'no',
    ]),
  ];
}

export const downloadView = (entries: readonly Ranked<Player>[]) =>
  downloadCsv('golf-handicaps.csv', viewRows(entries));

export const downloadRounds = (player: Player, rounds: readonly Round[]) =>
  downloadCsv(`golf-handicaps-player-${player.id}.csv`, roundRows(rounds));
