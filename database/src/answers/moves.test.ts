import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoDatabase } from '../testing/index.ts';
import { demoLines, plainSite } from '../testing/plain-site.ts';
import { boardDays, boardOn } from './boards.ts';
import { boardMoves } from './moves.ts';
import { positions } from './positions.ts';

const demo = async () => (await demoDatabase()).database;

test('who moved between two days, worked out again from the boards of both', async () => {
  const database = await demo();
  const site = plainSite(demoLines);
  const days = await boardDays(database);
  const first = Date.parse(days?.first_day ?? '');
  const length = (Date.parse(site.newest) - first) / 86_400_000;
  const dayAt = (offset: number) => new Date(first + offset * 86_400_000).toISOString().slice(0, 10);
  const offset = fc.integer({ min: 0, max: length });
  await fc.assert(
    fc.asyncProperty(offset, offset, async (a, b) => {
      fc.pre(a !== b);
      const [from, to] = [dayAt(Math.min(a, b)), dayAt(Math.max(a, b))];
      const before = new Map((await boardOn(database, from))?.rows.map((row) => [row.player_id, row]));
      const after = (await boardOn(database, to))?.rows.filter(({ live }) => live) ?? [];
      const found = await boardMoves(database, from, to);
      const gained = (row: (typeof after)[number]) =>
        (before.get(row.player_id)?.position ?? row.position) - row.position;
      for (const [list, rows] of [
        [found?.up, after.filter((row) => gained(row) > 0)],
        [found?.down, after.filter((row) => gained(row) < 0)],
        [found?.joined, after.filter((row) => !before.has(row.player_id))],
      ] as const) {
        expect(list?.all).toBe(rows.length);
        const shown = list?.rows.map(({ player_id: id }) => id) ?? [];
        expect(shown).toHaveLength(Math.min(25, rows.length));
        expect(new Set(rows.map((row) => row.player_id))).toEqual(
          new Set([...shown, ...rows.map((row) => row.player_id)]),
        );
        for (const row of list?.rows ?? []) {
          const played = (site.roundsOf.get(row.player_id) ?? []).filter(({ date }) => date > from && date <= to);
          expect(row.rounds).toBe(played.length);
          expect(row.best.map((round) => round.net_score)).toEqual(
            played
              .map(({ net }) => net)
              .toSorted((x, y) => x - y)
              .slice(0, 3),
          );
          expect(row.before).toBe(before.get(row.player_id)?.position ?? null);
          expect(row.tied_before).toBe(before.get(row.player_id)?.tied ?? false);
          expect(row.handicap_before).toBe(before.get(row.player_id)?.handicap ?? null);
        }
      }
      const steps = found?.up.rows.map((row) => (row.before ?? 0) - row.position) ?? [];
      expect(steps).toEqual(steps.toSorted((x, y) => y - x));
    }),
    { numRuns: 30 },
  );
  expect(await boardMoves(database, site.newest, days?.first_day ?? '')).toBeNull();
  expect(await boardMoves(database, site.newest, site.newest)).toBeNull();
  expect(await boardMoves(database, '2019-01-01', site.newest)).toBeNull();
  expect(await boardMoves(database, days?.first_day ?? '', '2031-01-01')).toBeNull();
}, 60_000);

test('places at the end of each month are those of the boards of these days', async () => {
  const database = await demo();
  const top = await positions(database, null);
  const today = (await boardOn(database, plainSite(demoLines).newest))?.rows ?? [];
  expect(top?.rows.map(({ player_id: id }) => id)).toEqual(today.slice(0, 10).map((row) => row.player_id));
  const last = today.at(-1);
  const picked = await positions(database, [last?.player_id ?? 0, today[3]?.player_id ?? 0, 999_999]);
  expect(picked?.rows.map(({ position }) => position)).toEqual([today[3]?.position, last?.position]);
  expect(top?.days).toEqual(top?.days.toSorted());
  for (const [index, day] of (top?.days ?? []).entries()) {
    const board = new Map((await boardOn(database, day))?.rows.map((row) => [row.player_id, row.position]));
    for (const { player_id: id, places } of [...(top?.rows ?? []), ...(picked?.rows ?? [])])
      expect(places[index]).toBe(board.get(id) ?? null);
  }
  expect(await positions(database, [999_999])).toBeNull();
});
