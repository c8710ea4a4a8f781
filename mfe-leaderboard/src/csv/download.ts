import type { Player, Round } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { channelsOf } from '../view/filters.ts';
import { toCsv, type Cell } from './csv.ts';

/** How long a file may take to be read after its click, in milliseconds. */
const KEPT = 10_000;

function download(name: string, rows: Cell[][]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

/** The rows of the leaderboard as they stand: order and filters included. */
export function viewRows(entries: readonly Ranked<Player>[]): Cell[][] {
  return [
    ['Position', 'Player', 'Country', 'Channels', 'Handicap'],
    ...entries.map(({ player, position, tied }): Cell[] => [
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
export function roundRows(rounds: readonly Round[]): Cell[][] {
  return [
    ['Round', 'Date', 'Video', 'Link', 'Course', 'Holes', 'Par', 'Course Rating', 'Slope', 'Score', 'Net', 'Counts'],
    ...rounds.map((round): Cell[] => [
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

export const downloadView = (entries: readonly Ranked<Player>[]) => download('golf-handicaps.csv', viewRows(entries));

export const downloadRounds = (player: Player, rounds: readonly Round[]) =>
  download(`golf-handicaps-player-${player.id}.csv`, roundRows(rounds));
