import type { Round } from '../api/round-answer.ts';
import type { CsvCell } from './csv.ts';

/** A player's rounds as rows of a CSV file, newest first; plus handicaps and scores under par are negative. */
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
