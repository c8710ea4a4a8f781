import type { HeadToHead } from '@golf/shared/api';
import { describe, expect, test } from 'vitest';
import { demoDatabase, FIXTURE, fixtureDatabase, roundLine } from '../testing/index.ts';
import { demoLines, type Line } from '../testing/plain-site.ts';
import { headToHead } from './head-to-head.ts';

const FIXTURE_ROUNDS = [
  // White tees: Ann once better, with the earlier of two equal rounds.
  { id: 201, player: 1, date: '2025-04-01', gross: 75 },
  { id: 202, player: 1, date: '2025-04-03', gross: 75 },
  { id: 203, player: 2, date: '2025-04-02', gross: 76 },
  // Black tees: equal.
  { id: 204, player: 1, date: '2025-04-04', gross: 80, tee: 2 },
  { id: 205, player: 2, date: '2025-04-05', gross: 80, tee: 2 },
  // Nine-hole rounds do not compare.
  { id: 206, player: 2, date: '2025-04-06', gross: 30, holes: 9, par: 36 },
];

const headerOf = (file: string) => FIXTURE[file]?.split('\n')[0] ?? '';

describe('two players of a small site', () => {
  const database = async () => {
    const changes = {
      'rounds.csv': `${[headerOf('rounds.csv'), ...FIXTURE_ROUNDS.map(roundLine)].join('\n')}\n`,
      'trophies.csv': `${headerOf('trophies.csv')}\n`,
    };
    return (await fixtureDatabase(changes)).database;
  };

  test('the lower of their best rounds wins the tees, and equal ones are level', async () => {
    expect(await headToHead(await database(), 1, 2)).toEqual({
      first_wins: 1,
      second_wins: 0,
      level: 1,
      contests: [
        {
          course_id: 1,
          course: 'Test Links – Old Course',
          tee_id: 1,
          tee: 'White',
          tee_background: '#ffffff',
          tee_text_color: '#000000',
          gender: false,
          par: 72,
          course_rating: 72,
          slope_rating: 113,
          first: { score_id: 201, date: '2025-04-01', gross: 75, score: 3, tee: 'White', gender: false, rounds: 2 },
          second: { score_id: 203, date: '2025-04-02', gross: 76, score: 4, tee: 'White', gender: false, rounds: 1 },
          winner: 1,
        },
        expect.objectContaining({ tee: 'Black', course_rating: 73.5, slope_rating: 130, winner: null }),
      ],
      apart: [],
      met: [],
    });
  });

  test('the other way round it is the same, mirrored', async () => {
    const small = await database();
    const [there, back] = [await headToHead(small, 1, 2), await headToHead(small, 2, 1)];
    expect(back).toMatchObject({ first_wins: 0, second_wins: 1, level: 1 });
    expect(back?.contests[0]).toMatchObject({ winner: 1, second: there?.contests[0]?.first });
  });

  test('nobody is compared with nobody, or with the same player again', async () => {
    const small = await database();
    expect(await headToHead(small, 1, 99)).toBeNull();
    expect(await headToHead(small, 99, 1)).toBeNull();
    expect(await headToHead(small, 1, 1)).toBeNull();
  });

  test('two who have not met have no courses', async () => {
    expect(await headToHead(await database(), 1, 5)).toEqual({
      first_wins: 0,
      second_wins: 0,
      level: 0,
      contests: [],
      apart: [],
      met: [],
    });
  });
});

/* Every pair of the demo data, computed from its files by a naive program. */

const tees = demoLines('tees');
const teeOf = new Map(tees.map((line) => [line['id'], line]));
const courseOf = new Map(demoLines('courses').map((line) => [line['id'], line]));
const all = demoLines('rounds');
const full = all.filter((line) => line['holes'] === '18');

const placeOf = (round: Line) => {
  const tee = teeOf.get(round['tee_id']);
  const course = courseOf.get(tee?.['course_id']);
  const { club_name: club = '', course_name: name = '' } = course ?? {};
  const title = course ? (club === name ? club : `${club} – ${name}`) : (round['course'] ?? '');
  return { tee, title, id: course?.['released_at'] ? Number(course['id']) : null };
};
const byTitle = Map.groupBy(full, (line) => placeOf(line).title);
const byTee = Map.groupBy(full, (line) => line['tee_id']);
const byPlayer = Map.groupBy(all, (line) => line['player_id'] ?? '');

function plainly(first: string, second: string): HeadToHead {
  const best = (player: string, rounds: Line[]) => {
    const own = rounds.filter((line) => line['player_id'] === player);
    const scored = own.map((line) => {
      const { tee } = placeOf(line);
      const gross = Number(line['gross']);
      return { line, gross, tee, score: gross - Number(tee?.['par'] ?? line['par']) };
    });
    const [lowest] = scored.toSorted(
      (a, b) =>
        a.score - b.score ||
        String(a.line['date']).localeCompare(String(b.line['date'])) ||
        Number(a.line['id']) - Number(b.line['id']),
    );
    if (!lowest) return null;
    const { line, gross, score, tee } = lowest;
    return {
      score_id: Number(line['id']),
      date: line['date'] ?? '',
      gross,
      score,
      tee: tee?.['name'] ?? null,
      gender: tee?.['gender'] === 'F',
      rounds: own.length,
    };
  };
  const contests = tees.flatMap((tee): HeadToHead['contests'] => {
    const rounds = byTee.get(tee['id']) ?? [];
    const [one, other] = [best(first, rounds), best(second, rounds)];
    if (!one || !other) return [];
    const { id, title } = placeOf({ tee_id: tee['id'] ?? '' });
    const winner = one.gross < other.gross ? Number(first) : one.gross > other.gross ? Number(second) : null;
    return [
      {
        course_id: id,
        course: title,
        tee_id: Number(tee['id']),
        tee: tee['name'] ?? '',
        tee_background: tee['background'] ?? '',
        tee_text_color: tee['text_color'] ?? '',
        gender: tee['gender'] === 'F',
        par: Number(tee['par']),
        course_rating: Number(tee['course_rating']),
        slope_rating: Number(tee['slope_rating']),
        first: one,
        second: other,
        winner,
      },
    ];
  });
  const apart = [...byTitle].flatMap(([title, rounds]): HeadToHead['apart'] => {
    const [one, other] = [best(first, rounds), best(second, rounds)];
    if (!one || !other || !rounds[0] || contests.some(({ course }) => course === title)) return [];
    return [{ course_id: placeOf(rounds[0]).id, course: title, first: one, second: other }];
  });
  const side = (line: Line) => {
    const gross = Number(line['gross']);
    // A round without its own par has that of its tee.
    return { score_id: Number(line['id']), gross, score: gross - Number(line['par'] || placeOf(line).tee?.['par']) };
  };
  const met = (byPlayer.get(first) ?? []).flatMap((one): HeadToHead['met'] => {
    const other = byPlayer
      .get(second)
      ?.find(
        (line) =>
          line['link'] === one['link'] &&
          line['date'] === one['date'] &&
          line['holes'] === one['holes'] &&
          placeOf(line).title === placeOf(one).title,
      );
    if (!one['link'] || !other) return [];
    const [left, right] = [side(one), side(other)];
    return [
      {
        date: one['date'] ?? '',
        course_id: placeOf(one).id,
        course: placeOf(one).title,
        holes: Number(one['holes']),
        video: one['video'] ?? '',
        link: one['link'],
        first: left,
        second: right,
        winner: left.score === right.score ? null : Number(left.score < right.score ? first : second),
      },
    ];
  });
  return {
    met: met.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    first_wins: contests.filter(({ winner }) => winner === Number(first)).length,
    second_wins: contests.filter(({ winner }) => winner === Number(second)).length,
    level: contests.filter(({ winner }) => winner === null).length,
    contests,
    apart,
  };
}

const inOneOrder = (found: HeadToHead | null) => ({
  ...found,
  contests: found?.contests.toSorted((a, b) => a.tee_id - b.tee_id),
  apart: found?.apart.toSorted((a, b) => (a.course < b.course ? -1 : 1)),
});

test('head-to-heads of the demo data follow from its files', { timeout: 120_000 }, async () => {
  const { database } = await demoDatabase();
  const players = demoLines('players').map((line) => line['id'] ?? '');
  // Two opponents each: all thousand pairs would take a minute.
  const pairs = players.flatMap((one, at) =>
    [1, 16].flatMap((further) => (players[at + further] ? [[one, players[at + further] ?? '']] : [])),
  );
  // And those of the videos with two players.
  for (const together of Map.groupBy(all, (line) => `${line['link']} ${line['date']}`).values()) {
    const [one, other] = [...new Set(together.map((line) => line['player_id'] ?? ''))];
    if (one && other && together[0]?.['link']) pairs.push([one, other]);
  }
  let met = 0;
  let videos = 0;
  for (const [first = '', second = ''] of pairs) {
    const found = await headToHead(database, Number(first), Number(second));
    expect(inOneOrder(found), `${first} and ${second}`).toEqual(inOneOrder(plainly(first, second)));
    const together = found?.contests.map((one) => one.first.rounds + one.second.rounds) ?? [];
    expect(together).toEqual(together.toSorted((a, b) => b - a));
    met += together.length;
    videos += found?.met.length ?? 0;
  }
  expect(met).toBeGreaterThan(100);
  expect(videos).toBeGreaterThan(0);
});
