import { movementSince30Days, rankByHandicap } from '@golf/shared/handicap';
import { expect, test } from 'vitest';
import { demoDatabase } from '../testing/index.ts';
import { board, topOf } from './board.ts';
import { players } from './players.ts';

test("a long table's top matches the list of all players", async () => {
  const { database } = await demoDatabase();
  expect(await board(database)).toEqual({ top: null });

  const all = await players(database);
  const ranked = rankByHandicap(all);
  const moved = movementSince30Days(ranked);
  const top = await topOf(database, all.length - 1);
  expect(top?.rows).toEqual(ranked.slice(0, 60).map((entry) => ({ ...entry, moved: moved.get(entry.player.id) ?? 0 })));
  expect(top?.players).toBe(all.length);
  const channels = all.flatMap((player) => [
    player.channel_name,
    player.extra_channel_1_name,
    player.extra_channel_2_name,
    player.extra_channel_3_name,
  ]);
  expect(top?.channels).toBe(new Set(channels.filter((name) => name !== null)).size);
  expect(top?.flags).toContain(ranked[0]?.player.code);

  const announced = ranked.flatMap(({ player: { id, live } }) => (live ? [moved.get(id) ?? 0] : []));
  expect(top?.climber?.places).toBe(Math.max(...announced));
  expect(top?.faller?.places).toBe(-Math.min(...announced));
  expect(moved.get(top?.climber?.player_id ?? 0)).toBe(top?.climber?.places);
});
