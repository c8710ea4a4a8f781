import type { Form } from '@golf/shared/api';
import { COUNTING_ROUNDS, FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';
import { tenthsOfMean } from './improvements.ts';
import type { PlayedRound } from './played-rounds.ts';

const LAST = [5, 10];
const DAY = 86_400_000;
const YEAR = 365;

const dayNumber = (day: string) => Date.parse(day) / DAY;
/** Calendar week since 1970, starting on Mondays. Day 0 was a Thursday. */
const weekOf = (day: string) => Math.floor((dayNumber(day) + 3) / 7);

/**
 * A player's site handicap after a round, in tenths. Null: not enough rounds. The history value is the sum of the
 * counting scores ÷ 8, even if fewer count.
 * @param historyValue in hundred-thousandths
 * @param index index of the round among the player's, from 0, oldest first
 */
export function handicapAfter(historyValue: number, index: number): number | null {
  if (index + 1 < FIRST_HANDICAP_ROUND) return null;
  const hundredths = (historyValue * COUNTING_ROUNDS) / 1000;
  return tenthsOfMean(hundredths, Math.min(COUNTING_ROUNDS, index + 1));
}

function lowOfYear(rounds: readonly PlayedRound[], newestDay: string): Form['low'] {
  const from = dayNumber(newestDay) - YEAR;
  let low: { tenths: number; date: string } | null = null;
  for (const [index, round] of rounds.entries()) {
    const tenths = handicapAfter(round.historyValue, index);
    if (tenths === null || dayNumber(round.date) < from) continue;
    if (low === null || tenths < low.tenths) low = { tenths, date: round.date };
  }
  return low && { handicap: low.tenths / 10, date: low.date };
}

/** The longest run of items in which `goesOn` links each to the next, and the run at the end. */
function runsOf<T>(
  items: readonly T[],
  goesOn: (item: T, before: T | undefined) => boolean,
  starts: (item: T) => boolean,
) {
  let current = 0;
  let longest = 0;
  for (const [index, item] of items.entries()) {
    current = current > 0 && goesOn(item, items[index - 1]) ? current + 1 : starts(item) ? 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

function weeksInARow(rounds: readonly PlayedRound[], newestDay: string): Form['weeks'] {
  const weeks = [...new Set(rounds.map(({ date }) => weekOf(date)))];
  const runs = runsOf(
    weeks,
    (week, before) => week - (before ?? 0) === 1,
    () => true,
  );
  const isOver = (weeks.at(-1) ?? 0) < weekOf(newestDay) - 1;
  return { ...runs, current: isOver ? 0 : runs.current };
}

/**
 * Recent form of a player. Null without rounds.
 * @param rounds oldest first
 * @param newestDay newest tracked day of all players, ISO
 */
export function formOf(rounds: readonly PlayedRound[], newestDay: string): Form | null {
  if (rounds.length === 0) return null;
  const isUnder = ({ score }: PlayedRound) => score < 0;
  return {
    last: LAST.filter((count) => rounds.length >= count).map((count) => {
      const nets = rounds.slice(-count).map(({ net }) => net);
      const sum = nets.reduce((total, net) => total + net, 0);
      return {
        rounds: count,
        best: Math.min(...nets) / 100,
        average: Math.floor((2 * sum + count) / (2 * count)) / 100,
      };
    }),
    low: lowOfYear(rounds, newestDay),
    under_par: runsOf(rounds, isUnder, isUnder),
    weeks: weeksInARow(rounds, newestDay),
  };
}
