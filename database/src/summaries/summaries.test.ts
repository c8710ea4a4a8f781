import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerSummary } from '@golf/shared/api';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../import/check-folder.ts';
import { deriveContent } from '../import/derive.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { PlayerSummaries, type StoredSummary } from './summaries.ts';

/*
 * Every number of every player, worked out again from the files of the demo data by a slow and plain program that
 * shares no arithmetic with the import.
 */

const DEMO = join(PROJECT_ROOT, 'demo/data');

type Line = Record<string, string>;
const linesOf = (table: string): Line[] =>
  parse(readFileSync(join(DEMO, `${table}.csv`)), { columns: true, bom: true });

interface Plain {
  id: number;
  player: number;
  date: string;
  tracked: string;
  gross: number;
  holes: number;
  par: number;
  rating: number;
  slope: number;
  /** '' for a course without tees. */
  tee: string;
  course: string;
  net: number;
}

const courses = new Map(linesOf('courses').map((line) => [line['id'], line]));
const tees = linesOf('tees');
const teeOf = new Map(tees.map((line) => [line['id'], line]));
const people = linesOf('players');

/** Half towards plus infinity. What is given is a decimal of few places, give or take what floats lose. */
const rounded = (value: number, places: number) => {
  const scaled = Math.floor(Number((value * 10 ** places).toFixed(6)) + 0.5);
  return scaled === 0 ? 0 : scaled / 10 ** places;
};
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function lowestEight(nets: number[]): number[] {
  return nets
    .slice(-20)
    .toSorted((a, b) => a - b)
    .slice(0, 8);
}
function handicapOf(nets: number[]): number | null {
  const lowest = lowestEight(nets);
  return nets.length < 5 ? null : rounded(sum(lowest) / lowest.length, 1);
}

function netOf(gross: number, holes: number, rating: number, slope: number, handicap: number | null): number {
  const own = handicap ?? 0;
  const expected = (((18 - holes) * own) / 18) * (own <= 0 ? 0.85 : 1.2);
  return rounded((113 * (gross - (rating * holes) / 18)) / slope + expected, 2);
}

function titleOf(course: Line | undefined): string {
  if (!course) return '';
  return course['club_name'] === course['course_name']
    ? (course['club_name'] ?? '')
    : `${course['club_name']} – ${course['course_name']}`;
}

const roundsOf = new Map<number, Plain[]>(people.map((line) => [Number(line['id']), []]));
for (const line of linesOf('rounds').toSorted(
  (a, b) => (a['date'] ?? '').localeCompare(b['date'] ?? '') || Number(a['id']) - Number(b['id']),
)) {
  const tee = teeOf.get(line['tee_id']);
  const own = roundsOf.get(Number(line['player_id'])) ?? [];
  const round = {
    id: Number(line['id']),
    player: Number(line['player_id']),
    date: line['date'] ?? '',
    tracked: line['tracked_at'] ?? '',
    gross: Number(line['gross']),
    holes: Number(line['holes']),
    par: Number(line['par'] || tee?.['par']),
    rating: Number(line['course_rating'] || tee?.['course_rating']),
    slope: Number(line['slope_rating'] || tee?.['slope_rating']),
    tee: line['tee_id'] ?? '',
    course: line['course'] || titleOf(courses.get(tee?.['course_id'])),
    net: 0,
  };
  round.net = netOf(round.gross, round.holes, round.rating, round.slope, handicapOf(own.map(({ net }) => net)));
  own.push(round);
}
const all = [...roundsOf.values()].flat();
const newest =
  all
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? '';
const daysBefore = (days: number) => new Date(Date.parse(newest) - days * 86_400_000).toISOString().slice(0, 10);
const handicapUpTo = (player: number, day: string) =>
  handicapOf((roundsOf.get(player) ?? []).filter(({ date }) => date <= day).map(({ net }) => net));

const released = (round: Plain) => Boolean(courses.get(teeOf.get(round.tee)?.['course_id'])?.['released_at']);
const nameOf = (id: number) => people.find((line) => Number(line['id']) === id)?.['name'] ?? '';

let summaries: Map<number, StoredSummary>;
const summaryOf = (id: number) => summaries.get(id) as StoredSummary; // Made for every player below.

beforeAll(async () => {
  const { folder, problems } = await checkFolder(DEMO);
  expect(problems).toEqual([]);
  const rows = [...new PlayerSummaries(deriveContent(folder))];
  summaries = new Map(rows.map(({ player_id: id, body }) => [id, JSON.parse(body) as StoredSummary]));
  expect([...summaries.keys()]).toEqual([...roundsOf.keys()]);
});

describe.each([...roundsOf])('player %i', (id, rounds) => {
  const nets = rounds.map(({ net }) => net);
  const handicap = handicapOf(nets);

  test('stands where the handicaps say, and has moved since 30 days before', () => {
    const handicaps = (of: (player: number) => number | null) =>
      [...roundsOf.keys()].flatMap((player) => of(player) ?? []);
    const now = handicaps((player) => handicapUpTo(player, newest));
    const then = handicaps((player) => handicapUpTo(player, daysBefore(30)));
    const placeIn = (field: number[], own: number) => 1 + field.filter((other) => other < own).length;
    const before = handicapUpTo(id, daysBefore(30));
    const position = handicap === null ? null : placeIn(now, handicap);
    expect(summaryOf(id)).toMatchObject({
      position,
      tied: handicap !== null && now.filter((other) => other === handicap).length > 1,
      ranked: now.length,
      moved: position === null || before === null ? null : placeIn(then, before) - position,
    });
  });

  test('is surrounded by the two above and the two below', () => {
    const table = [...roundsOf.keys()]
      .map((player) => ({ player, handicap: handicapUpTo(player, newest), name: nameOf(player) }))
      .filter((entry) => entry.handicap !== null)
      .toSorted((a, b) => Number(a.handicap) - Number(b.handicap) || a.name.localeCompare(b.name, 'en'));
    const at = table.findIndex(({ player }) => player === id);
    const around = at === -1 ? [] : [...table.slice(Math.max(0, at - 2), at), ...table.slice(at + 1, at + 3)];
    expect(summaryOf(id).neighbours.map((one) => [one.id, one.handicap, one.gap, one.above])).toEqual(
      around.map((one) => [
        one.player,
        one.handicap,
        rounded(Number(one.handicap) - Number(handicap), 1),
        table.indexOf(one) < at,
      ]),
    );
  });

  test('has a handicap that adds up, and the oldest of twenty rounds drops out next', () => {
    const lowest = lowestEight(nets);
    expect(summaryOf(id).calculation).toEqual(
      handicap === null
        ? null
        : {
            rounds: Math.min(20, nets.length),
            counting: lowest.length,
            sum: rounded(sum(lowest), 2),
            mean: rounded(sum(lowest) / lowest.length, 2),
            handicap,
          },
    );
    const oldest = rounds.at(-20);
    const better = oldest && rounds.slice(-19).filter(({ net }) => net <= oldest.net).length;
    expect(summaryOf(id).drops_next).toEqual(
      oldest
        ? {
            score_id: oldest.id,
            date: oldest.date,
            course: oldest.course,
            net_score: oldest.net,
            counts: Number(better) < 8,
          }
        : null,
    );
  });

  test('improves with the score that is told, and not with one stroke more', () => {
    const { improvements } = summaryOf(id);
    const known = new Set(rounds.filter(({ tee }) => tee).map(({ course }) => course));
    expect(improvements).toHaveLength(handicap === null ? 0 : Math.min(3, known.size));
    for (const told of improvements) {
      const last = rounds.findLast(({ course, tee }) => tee && course === told.course);
      const after = (gross: number) =>
        Number(
          handicapOf([
            ...nets,
            netOf(gross, 18, Number(teeOf.get(last?.tee)?.['course_rating']), last?.slope ?? 0, null),
          ]),
        );
      expect(told.tee).toBe(teeOf.get(last?.tee)?.['name']);
      expect(told.score).toBe(told.gross - Number(teeOf.get(last?.tee)?.['par']));
      expect(told.handicap).toBe(after(told.gross));
      expect(after(told.gross)).toBeLessThan(Number(handicap));
      expect(after(told.gross + 1)).toBeGreaterThanOrEqual(Number(handicap));
    }
  });

  test('is in the form that the last rounds show', () => {
    const { form } = summaryOf(id);
    if (rounds.length === 0) {
      expect(form).toBeNull();
      return;
    }
    expect(form?.last).toEqual(
      [5, 10]
        .filter((count) => nets.length >= count)
        .map((count) => ({
          rounds: count,
          best: Math.min(...nets.slice(-count)),
          average: rounded(sum(nets.slice(-count)) / count, 2),
        })),
    );
    const held = rounds.flatMap(({ date }, index) => {
      const after = handicapOf(nets.slice(0, index + 1));
      return after === null || date < daysBefore(365) ? [] : [{ handicap: after, date }];
    });
    const low = Math.min(...held.map((one) => one.handicap));
    expect(form?.low).toEqual(held.find((one) => one.handicap === low) ?? null);
    // Rounds as letters: a streak is a run of the same letter.
    const letters = rounds.map(({ gross, par }) => (gross < par ? 'u' : 'o')).join('');
    expect(form?.under_par).toEqual({
      current: /u*$/.exec(letters)?.[0].length,
      longest: Math.max(0, ...(letters.match(/u+/g) ?? []).map((run) => run.length)),
    });
    // Mondays, from the first round's week to the newest week of all.
    const mondayOf = (day: string) => {
      const date = new Date(day);
      date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
      return date.getTime();
    };
    const played = new Set(rounds.map(({ date }) => mondayOf(date)));
    let weeks = '';
    for (let monday = Math.min(...played); monday <= mondayOf(newest); monday += 7 * 86_400_000)
      weeks += played.has(monday) ? 'w' : '-';
    expect(form?.weeks).toEqual({
      current: /(w*)-?$/.exec(weeks)?.[1]?.length,
      longest: Math.max(...(weeks.match(/w+/g) ?? []).map((run) => run.length)),
    });
  });

  test('has the courses that were played, with the best round and its place', () => {
    const names = [...new Set(rounds.map(({ course }) => course))];
    const expected = names.map((course): PlayerSummary['courses'][number] => {
      const here = rounds.filter((round) => round.course === course);
      const full = here.filter(({ holes }) => holes === 18);
      const lowest = Math.min(...full.map(({ gross, par }) => gross - par));
      const best = full.find(({ gross, par }) => gross - par === lowest);
      const onBoard = here.some(released);
      const courseId = onBoard ? Number(teeOf.get(here[0]?.tee)?.['course_id']) : null;
      // The leaderboard of the best round's tee: the best of each player.
      const field = all.filter((round) => round.tee !== '' && round.tee === best?.tee && round.holes === 18);
      const bests = [...new Set(field.map(({ player }) => player))].map((player) =>
        Math.min(...field.filter((round) => round.player === player).map(({ gross }) => gross)),
      );
      const ranks = onBoard && best !== undefined;
      const onCourse = all.filter((round) => round.course === course && round.holes === 18);
      const leaders = ['M', 'F'].map((gender) => {
        const [hardest] = tees
          .filter((tee) => Number(tee['course_id']) === courseId && tee['gender'] === gender)
          .toSorted(
            (a, b) =>
              Number(b['course_rating']) - Number(a['course_rating']) ||
              Number(b['slope_rating']) - Number(a['slope_rating']),
          );
        const [leader] = onCourse
          .filter(({ tee }) => tee === hardest?.['id'])
          .toSorted((a, b) => a.gross - b.gross || a.tracked.localeCompare(b.tracked));
        return leader?.player;
      });
      return {
        course_id: courseId,
        course,
        rounds: here.length,
        score: best ? lowest : null,
        score_id: best?.id ?? null,
        date: best?.date ?? null,
        tee: teeOf.get(best?.tee)?.['name'] ?? null,
        place: ranks ? 1 + bests.filter((gross) => gross < best.gross).length : null,
        tied: ranks && bests.filter((gross) => gross === best.gross).length > 1,
        players: ranks ? bests.length : null,
        record: ranks && lowest === Math.min(...onCourse.map(({ gross, par }) => gross - par)),
        leader: onBoard && leaders.includes(id),
      };
    });
    const byName = (a: { course: string }, b: { course: string }) => (a.course < b.course ? -1 : 1);
    expect(summaryOf(id).courses.toSorted(byName)).toEqual(expected.toSorted(byName));
    const counts = summaryOf(id).courses.map((one) => one.rounds);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});
