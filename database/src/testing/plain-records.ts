import { handicapOf, sum, type Plain, type plainSite } from './plain-site.ts';
import type { RecordId } from '../summaries/records/definitions.ts';
import type { StoredMark, StoredRecord, StoredRecords } from '../summaries/records/record-book.ts';

/* For tests: a site's records by a slow, naive program that sorts everything. */

type Site = ReturnType<typeof plainSite>;

const DAY = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / DAY;
const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const hundredths = (strokes: number) => Math.round(100 * strokes);
const tenths = (strokes: number) => Math.round(10 * strokes);

/** The record and its holders. Marks are ordered by time; at one time the best marks hold, by player id. */
function recordOf(marks: StoredMark[], low: boolean): StoredRecord | null {
  const better = (a: number, b: number) => (low ? a < b : a > b);
  const timeOf = ({ date, round }: StoredMark) => `${date} ${String(round ?? 0).padStart(12, '0')}`;
  const times = [...Map.groupBy(marks, timeOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const steps: StoredMark[][] = [];
  for (const [, atOnce] of times) {
    const best = atOnce.reduce((most, { value }) => (better(value, most) ? value : most), atOnce[0]?.value ?? 0);
    const own = atOnce.filter(({ value }) => value === best).toSorted((a, b) => a.player - b.player);
    const standing = steps.at(-1);
    if (!standing?.[0] || better(best, standing[0].value)) steps.push(own);
    else if (standing[0].value === best)
      standing.push(...own.filter((mark) => standing.every(({ player }) => player !== mark.player)));
  }
  const holders = steps.at(-1);
  if (!holders) return null;
  const others = steps.map((step) => step.find(({ player }) => holders.every((holder) => holder.player !== player)));
  return { holders: holders.slice(0, 5), count: holders.length, before: others.findLast(Boolean) ?? null };
}

/** Handicap of each player on each day, in tenths. */
function dailyBoards({ roundsOf, all, newest, handicapUpTo }: Site): [day: number, board: Map<number, number>][] {
  const first = Math.min(...all.map(({ date }) => dayOf(date)));
  return Array.from({ length: dayOf(newest) - first + 1 }, (_, index) => {
    const ranked = [...roundsOf.keys()].flatMap((player): [number, number][] => {
      const handicap = handicapUpTo(player, dateOf(first + index));
      return handicap === null ? [] : [[player, tenths(handicap)]];
    });
    return [first + index, new Map(ranked)];
  });
}

const placeOn = (board: Map<number, number>, player: number) =>
  1 + [...board.values()].filter((other) => other < (board.get(player) ?? 0)).length;

type Tell = (record: RecordId, mark: StoredMark) => void;

function ofBoards(site: Site, tell: Tell): void {
  const boards = dailyBoards(site);
  const boardAt = new Map(boards);
  const empty = new Map<number, number>();
  for (const [day, board] of boards) {
    const then = boardAt.get(day - 30) ?? empty;
    const mark = (player: number, value: number, since: number | null) => ({
      player,
      value,
      date: dateOf(day),
      since: since === null ? null : dateOf(since),
      round: null,
    });
    const sorted = [...board.values()].toSorted((a, b) => a - b);
    for (const [player, handicap] of board) {
      const lead = (sorted[1] ?? handicap) - handicap;
      if (board.size >= 10 && handicap === sorted[0] && lead > 0) tell('biggest-lead', mark(player, lead, null));
      const before = then.get(player);
      if (before === undefined) continue;
      if (before > handicap) tell('biggest-cut', mark(player, before - handicap, day - 30));
      const climb = placeOn(then, player) - placeOn(board, player);
      if (board.size < 10 || then.size < 10) continue;
      if (climb > 0) tell('biggest-climb', mark(player, climb, day - 30));
      if (climb < 0) tell('biggest-fall', mark(player, -climb, day - 30));
    }
  }
  for (const [record, places] of [
    ['longest-at-the-top', 1],
    ['longest-on-the-podium', 3],
  ] as const) {
    for (const player of site.roundsOf.keys()) {
      const letters = boards.map(([, board]) =>
        board.size >= 10 && board.has(player) && placeOn(board, player) <= places ? 'x' : '-',
      );
      for (const { 0: run, index } of letters.join('').matchAll(/x+/g)) {
        const since = boards[index]?.[0] ?? 0;
        const date = dateOf(since + run.length - 1);
        tell(record, { player, value: run.length, date, since: dateOf(since), round: null });
      }
    }
  }
}

const weekOf = (date: string) => {
  const monday = new Date(date);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

/** Length of the trailing run of matching items. */
function lastInARow<T>(items: readonly T[], isSo: (item: T, index: number) => boolean): number {
  let count = 0;
  while (count < items.length && isSo(items[items.length - 1 - count] as T, items.length - 1 - count)) count += 1;
  return count;
}

function ofRound(site: Site, rounds: readonly Plain[], tell: (record: RecordId, value: number, since?: Plain) => void) {
  const { teeOf, courses } = site;
  const [round, before] = [rounds.at(-1), rounds.at(-2)];
  if (!round) return;
  const nets = rounds.map(({ net }) => net);
  const handicaps = nets.map((_, index) => handicapOf(nets.slice(0, index + 1)));
  const known = handicaps.filter((handicap) => handicap !== null);
  const [handicap, handicapBefore] = [handicaps.at(-1) ?? null, handicaps.at(-2) ?? null];
  const toPar = (one: Plain) => one.gross - one.par;
  if (handicap !== null) tell('lowest-handicap', tenths(handicap));
  if (handicap !== null && known.length > 1 && (known[0] ?? 0) > handicap)
    tell('furthest-from-the-start', tenths(known[0] ?? 0) - tenths(handicap));
  if (round.holes === 9) tell('best-nine', toPar(round));
  if (round.holes === 18) {
    tell('best-net', hundredths(round.net));
    tell('lowest-to-par', toPar(round));
    tell('fewest-strokes', round.gross);
    if (!before) tell('best-debut', hundredths(round.net));
    if (before?.holes === 18 && before.net > round.net)
      tell('biggest-comeback', hundredths(before.net) - hundredths(round.net), before);
    if (handicapBefore !== null && handicapBefore > round.net)
      tell('round-of-a-lifetime', hundredths(handicapBefore) - hundredths(round.net));
  }
  const streaks: [RecordId, (one: Plain, index: number) => boolean][] = [
    ['under-par-in-a-row', (one) => toPar(one) < 0],
    ['better-and-better', ({ net }, index) => index > 0 && net < (nets[index - 1] ?? 0)],
    ['better-than-the-handicap', ({ net }, index) => net < (handicaps[index - 1] ?? Number.NEGATIVE_INFINITY)],
  ];
  for (const [record, isSo] of streaks) {
    const length = lastInARow(rounds, isSo);
    if (length > 1) tell(record, length, rounds.at(-length));
  }
  const ten = nets.slice(-10).map(hundredths);
  if (ten.length === 10) {
    tell('best-ten', sum(ten), rounds.at(-10));
    tell('steadiest-ten', Math.max(...ten) - Math.min(...ten), rounds.at(-10));
  }
  const weeks = [...new Set(rounds.map(({ date }) => weekOf(date)))];
  const weeksInARow = lastInARow(
    weeks,
    (week, index) => index === weeks.length - 1 || dayOf(weeks[index + 1] ?? '') - dayOf(week) === 7,
  );
  const isFirstOfWeek = !before || weekOf(before.date) !== weekOf(round.date);
  if (weeksInARow > 1 && isFirstOfWeek)
    tell(
      'weeks-in-a-row',
      weeksInARow,
      rounds.find(({ date }) => weekOf(date) === weeks.at(-weeksInARow)),
    );
  const countrySet = new Set(rounds.flatMap(({ tee }) => courses.get(teeOf.get(tee)?.['course_id'])?.['code'] ?? []));
  const counts: [RecordId, number][] = [
    ['most-rounds', rounds.length],
    ['most-under-par', rounds.filter((one) => toPar(one) < 0).length],
    ['rounds-in-a-month', rounds.filter(({ date }) => date.slice(0, 7) === round.date.slice(0, 7)).length],
    ['rounds-in-a-week', rounds.filter(({ date }) => weekOf(date) === weekOf(round.date)).length],
    ['most-courses', new Set(rounds.map(({ course }) => course)).size],
    ['most-countries', countrySet.size],
    ['home-course', rounds.filter(({ course }) => course === round.course).length],
  ];
  for (const [record, count] of counts) if (count > 1) tell(record, count);
  if (rounds.length > 1) tell('most-shots', sum(rounds.map(({ gross }) => gross)));
  const wait = before ? dayOf(round.date) - dayOf(before.date) : 0;
  if (wait > 0) tell('longest-wait', wait, before);
}

const LOW = new Set<RecordId>([
  'lowest-handicap',
  'best-net',
  'lowest-to-par',
  'fewest-strokes',
  'best-nine',
  'best-debut',
  'best-ten',
  'steadiest-ten',
]);

export function plainRecords(site: Site): StoredRecords {
  const { roundsOf, all, newest, people, released, teeOf } = site;
  const marks = new Map<RecordId, StoredMark[]>();
  const tell: Tell = (record, mark) => marks.set(record, [...(marks.get(record) ?? []), mark]);
  if (all.length > 0) ofBoards(site, tell);
  for (const [player, rounds] of roundsOf) {
    for (const [index, { date, id }] of rounds.entries())
      ofRound(site, rounds.slice(0, index + 1), (record, value, since) =>
        tell(record, { player, value, date, since: since?.date ?? null, round: id }),
      );
  }
  const mark = ({ player, date, id }: Plain, value: number): StoredMark => ({
    player,
    value,
    date,
    since: null,
    round: id,
  });
  const full = all.filter(({ holes }) => holes === 18);
  const competition = (rounds: Plain[], valueOf: (round: Plain) => number) => {
    const held = recordOf(
      rounds.map((round) => mark(round, valueOf(round))),
      true,
    ) as StoredRecord; // Cast: there is at least one round.
    const players = [...new Set(rounds.map(({ player }) => player))];
    const bests = players
      .map((player) => Math.min(...rounds.filter((round) => round.player === player).map(valueOf)))
      .toSorted((a, b) => a - b);
    const margin = (bests[1] ?? Infinity) - (bests[0] ?? 0);
    return { held, players: players.length, margin, best: bests[0] ?? 0 };
  };
  const codeOf = new Map(people.map((line) => [Number(line['id']), line['code'] ?? '']));
  const courses = [...Map.groupBy(full.filter(released), ({ tee }) => Number(teeOf.get(tee)?.['course_id']))];
  const countries = [...Map.groupBy(full, ({ player }) => codeOf.get(player) ?? '')];
  return {
    newest_day: newest || null,
    records: Object.fromEntries([...marks].map(([id, own]) => [id, recordOf(own, LOW.has(id))])),
    courses: courses
      .map(([course, rounds]) => ({ course, ...competition(rounds, ({ gross, par }) => gross - par) }))
      .filter(({ players }) => players > 1)
      .toSorted((a, b) => b.margin - a.margin || a.course - b.course)
      .map(({ course, held, players, margin }) => ({ ...held, course, players, margin })),
    countries: countries
      .map(([code, rounds]) => ({ code, ...competition(rounds, ({ net }) => hundredths(net)) }))
      .toSorted((a, b) => a.best - b.best || (a.code < b.code ? -1 : 1))
      .map(({ code, held, players }) => ({ ...held, code, players })),
  };
}
