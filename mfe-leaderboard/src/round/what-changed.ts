import type { RoundPage, StandingOfDay } from '@golf/shared/api';
import { formatPosition, ordinal } from '@golf/shared/format';
import { FIRST_HANDICAP_ROUND, FULL_ROUND, LATEST_ROUNDS } from '@golf/shared/handicap';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Change of the handicap: "Down 0.3, for the better"; "First handicap, after 5 rounds". */
export function handicapInWords({ before, after, number }: RoundPage): string {
  if (after.handicap === null) return `${count(FIRST_HANDICAP_ROUND - number, 'more round')} to a handicap`;
  if (before.handicap === null) return `First handicap, after ${number} rounds`;
  const tenths = Math.round(10 * (after.handicap - before.handicap));
  if (tenths === 0) return 'Unchanged';
  return tenths < 0 ? `Better by ${(-tenths / 10).toFixed(1)}` : `Worse by ${(tenths / 10).toFixed(1)}`;
}

/** A place: "T3 of 42"; a dash without one. */
export const placeInWords = ({ position, tied, ranked }: StandingOfDay) =>
  position === null ? '–' : `${formatPosition(position, tied)} of ${ranked}`;

/** Change of the place from the day before to the day: "Up 2 places". */
export function moveInWords({ before, after }: RoundPage): string {
  if (after.position === null) return 'Not ranked yet';
  if (before.position === null) return 'New on the leaderboard';
  const moved = before.position - after.position;
  if (moved === 0) return 'Unchanged';
  return `${moved > 0 ? 'Up' : 'Down'} ${count(Math.abs(moved), 'place')}`;
}

/** Whether the round counts today, and when it leaves the latest 20. */
export function countingInWords({ round, number, rounds }: RoundPage): [today: string, until: string] {
  const later = rounds - number;
  if (later >= LATEST_ROUNDS)
    return ['No longer', `${later} rounds since then: only the latest ${LATEST_ROUNDS} count`];
  const left = `Drops out of the latest ${LATEST_ROUNDS} after ${count(LATEST_ROUNDS - later, 'more round')}`;
  return [round.is_one_of_lowest_8 ? 'Yes' : 'Not at the moment', left];
}

/** "3rd of 12 players from these tees" */
export function courseInWords({ round, on_course: place }: RoundPage): string {
  if (!place) return round.holes === FULL_ROUND ? 'The player has scored better here' : 'Only 18 holes are ranked';
  const { position, tied, players } = place;
  if (players === 1) return 'The only player from these tees';
  return `${tied ? 'Tied for ' : ''}${ordinal(position)} of ${players} players from these tees`;
}
