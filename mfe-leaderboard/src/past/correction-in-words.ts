import type { CorrectedRound } from '@golf/shared/api';

export type DayFormat = (day: string) => string;
type Facts = CorrectedRound['was'];

/** What a correction changed: "Score 78, now 77". A round that was unknown before was added; one that is unknown was removed. */
export function correctionInWords(was: Facts, is: Facts, formatDay: DayFormat): string {
  if (was === null) return 'Added later';
  if (is === null) return 'Removed';
  const changes = [
    was.gross !== is.gross && `score ${was.gross}, now ${is.gross}`,
    was.holes !== is.holes && `${was.holes} holes, now ${is.holes}`,
    was.date !== is.date && `dated ${formatDay(was.date)}, now ${formatDay(is.date)}`,
    was.course !== is.course && `played at ${was.course}, now ${is.course}`,
  ].filter((change) => change !== false);
  const [first = 'other tees'] = changes;
  return [first[0]?.toUpperCase() + first.slice(1), ...changes.slice(1)].join('; ');
}
