import { FULL_ROUND } from '@golf/shared/handicap';
import { handicapAfter } from '../form.ts';
import type { PlayedRound } from '../played-rounds.ts';
import type { RecordId } from './definitions.ts';

/** Called when a player reaches a value with a round. */
export type Reach = (record: RecordId, value: number, round: PlayedRound, since?: PlayedRound) => void;

const NINE = 9;
const TEN = 10;
/** Minimum for counts: a value that every player reaches is no record. */
const LEAST = 2;

/** Calendar week since 1970, starting on Mondays. Day 0 was a Thursday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);

/** Length of a run, and its start. */
class Run {
  length = 0;
  start: PlayedRound | undefined;

  /** @param goesOn whether the round continues the run; otherwise the run is reset, or starts with `first` */
  see(goesOn: boolean, round: PlayedRound): void {
    this.length = goesOn ? this.length + 1 : 0;
    if (this.length === 1) this.start = round;
    if (this.length === 0) this.start = undefined;
  }

  tell(reach: Reach, record: RecordId, round: PlayedRound): void {
    if (this.length >= LEAST) reach(record, this.length, round, this.start);
  }
}

function ofRounds(rounds: readonly PlayedRound[], handicaps: readonly (number | null)[], reach: Reach): void {
  for (const [index, round] of rounds.entries()) {
    const { holes, score, gross, net } = round;
    if (holes === NINE) reach('best-nine', score, round);
    if (holes !== FULL_ROUND) continue;
    reach('best-net', net, round);
    reach('lowest-to-par', score, round);
    reach('fewest-strokes', gross, round);
    const before = rounds[index - 1];
    if (!before) reach('best-debut', net, round);
    if (before?.holes === FULL_ROUND && before.net > net) reach('biggest-comeback', before.net - net, round, before);
    const handicap = handicaps[index - 1] ?? null;
    if (handicap !== null && 10 * handicap > net) reach('round-of-a-lifetime', 10 * handicap - net, round);
  }
}

/** Marks of consecutive rounds. */
function ofStreaks(rounds: readonly PlayedRound[], handicaps: readonly (number | null)[], reach: Reach): void {
  const under = new Run();
  const better = new Run();
  const beating = new Run();
  const weeks = new Run();
  let week = Number.NEGATIVE_INFINITY;
  for (const [index, round] of rounds.entries()) {
    const handicap = handicaps[index - 1] ?? null;
    const before = rounds[index - 1];
    under.see(round.score < 0, round);
    under.tell(reach, 'under-par-in-a-row', round);
    better.see(before !== undefined && round.net < before.net, round);
    better.tell(reach, 'better-and-better', round);
    beating.see(handicap !== null && round.net < 10 * handicap, round);
    beating.tell(reach, 'better-than-the-handicap', round);
    const own = weekOf(round.day);
    if (own !== week) {
      if (own !== week + 1) weeks.see(false, round);
      weeks.see(true, round);
      weeks.tell(reach, 'weeks-in-a-row', round);
    }
    week = own;
    const first = rounds[index + 1 - TEN];
    if (!first) continue;
    let sum = 0;
    let best = Infinity;
    let worst = -Infinity;
    for (let at = index + 1 - TEN; at <= index; at += 1) {
      const net = rounds[at]?.net ?? 0;
      sum += net;
      best = Math.min(best, net);
      worst = Math.max(worst, net);
    }
    reach('best-ten', sum, round, first);
    reach('steadiest-ten', worst - best, round, first);
  }
}

/** Marks of all rounds of a player together. */
function ofTotals(rounds: readonly PlayedRound[], reach: Reach): void {
  const reachCount = (record: RecordId, count: number, round: PlayedRound) => {
    if (count >= LEAST) reach(record, count, round);
  };
  const onCourse = new Map<number | string, number>();
  const countries = new Set<string>();
  let shots = 0;
  let under = 0;
  let month = { name: '', count: 0 };
  let week = { number: 0, count: 0 };
  for (const [index, round] of rounds.entries()) {
    const { place, course, day, date } = round;
    shots += round.gross;
    reachCount('most-rounds', index + 1, round);
    if (index > 0) reach('most-shots', shots, round);
    if (round.score < 0) reachCount('most-under-par', (under += 1), round);
    const name = date.slice(0, 7);
    month = { name, count: name === month.name ? month.count + 1 : 1 };
    reachCount('rounds-in-a-month', month.count, round);
    const number = weekOf(day);
    week = { number, count: number === week.number && index > 0 ? week.count + 1 : 1 };
    reachCount('rounds-in-a-week', week.count, round);
    const key = place?.course.id ?? course;
    const times = (onCourse.get(key) ?? 0) + 1;
    onCourse.set(key, times);
    reachCount('home-course', times, round);
    if (times === 1) reachCount('most-courses', onCourse.size, round);
    const known = countries.size;
    if (place) countries.add(place.course.code);
    if (countries.size > known) reachCount('most-countries', countries.size, round);
    const before = rounds[index - 1];
    if (before && day > before.day) reach('longest-wait', day - before.day, round, before);
  }
}

/**
 * All marks of a player, round by round.
 * @param rounds oldest first
 * @returns the handicap at the end of each day with a round, in tenths
 */
export function findMarks(rounds: readonly PlayedRound[], reach: Reach): Map<number, number> {
  const handicaps = rounds.map(({ historyValue }, index) => handicapAfter(historyValue, index));
  const byDay = new Map<number, number>();
  let first: number | null = null;
  for (const [index, round] of rounds.entries()) {
    const handicap = handicaps[index] ?? null;
    if (handicap === null) continue;
    byDay.set(round.day, handicap);
    reach('lowest-handicap', handicap, round);
    if (first !== null && first > handicap) reach('furthest-from-the-start', first - handicap, round);
    first ??= handicap;
  }
  ofRounds(rounds, handicaps, reach);
  ofStreaks(rounds, handicaps, reach);
  ofTotals(rounds, reach);
  return byDay;
}
