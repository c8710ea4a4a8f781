import type { PlayerSummary } from '@golf/shared/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../import/check-folder.ts';
import { deriveContent, type DerivedContent } from '../import/derive.ts';
import { DEMO, demoLines, handicapOf, lowestEight, netOf, plainSite, rounded, sum } from '../testing/plain-site.ts';
import { PlayerSummaries, type StoredSummary } from './summaries.ts';

/* Every number of every player, computed from the demo data's files by a naive program. */

const { tees, teeOf, roundsOf, all, newest, daysBefore, handicapUpTo, released, nameOf } = plainSite(demoLines);

let derived: DerivedContent;
let summaries: Map<number, StoredSummary>;
const summaryOf = (id: number) => summaries.get(id) as StoredSummary; // Computed for every player below.

beforeAll(async () => {
  const { folder, problems } = await checkFolder(DEMO);
  expect(problems).toEqual([]);
  derived = deriveContent(folder);
  const rows = [...new PlayerSummaries(derived)];
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
    // Rounds as letters: a streak is a run of one letter.
    const letters = rounds.map(({ gross, par }) => (gross < par ? 'u' : 'o')).join('');
    expect(form?.under_par).toEqual({
      current: /u*$/.exec(letters)?.[0].length,
      longest: Math.max(0, ...(letters.match(/u+/g) ?? []).map((run) => run.length)),
    });
    // Mondays from the first round's week to the newest week.
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

  test('is on the board with the last ten adjusted scores as digits, and the last score', () => {
    const last = rounds.at(-1);
    const latest = nets.slice(-10);
    const range = Math.max(9, Math.max(...latest) - Math.min(...latest));
    expect([...derived.players].find((player) => player.id === id)).toMatchObject({
      form: latest.map((net) => rounded((9 * (net - Math.min(...latest))) / range, 0)).join('') || null,
      latest_score: last ? last.gross - last.par : null,
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
      // Leaderboard of the best round's tee: the best of each player.
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
