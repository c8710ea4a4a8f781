import { describe, expect, test } from 'vitest';
import { chooseRoom, groupPlayers, neighbourOf } from './choose-room.ts';

const player = (id: number, has_achievement = false) => ({ id, name: `Player ${id}`, live: true, has_achievement });
const FIELD = [player(1), player(2, true), player(3), player(4, true), player(5, true)];

describe('the room that opens', () => {
  test('is that of the wanted player', () => expect(chooseRoom(FIELD, 3)?.id).toBe(3));
  test('else of the first with achievements', () => expect(chooseRoom(FIELD, 99)?.id).toBe(2));
  test('else of the first of all', () => expect(chooseRoom([player(7), player(8)], 99)?.id).toBe(7));
  test('and none where nobody is', () => expect(chooseRoom([], 14)).toBeUndefined());
});

test('the dropdown lists legends first, then everyone', () => {
  expect(groupPlayers(FIELD).map(({ label, items }) => [label, items.length])).toEqual([
    ['Handicap Legends', 3],
    ['All Players', 5],
  ]);
  expect(groupPlayers([player(1)]).map(({ label }) => label)).toEqual(['All Players']);
});

test('swiping goes round the players with achievements', () => {
  expect(neighbourOf(FIELD, 2, 1)?.id).toBe(4);
  expect(neighbourOf(FIELD, 5, 1)?.id).toBe(2);
  expect(neighbourOf(FIELD, 2, -1)?.id).toBe(5);
  expect(neighbourOf(FIELD, 3, 1)?.id).toBe(2);
  expect(neighbourOf(FIELD, 3, -1)?.id).toBe(5);
  expect(neighbourOf([player(1, true)], 1, 1)).toBeNull();
  expect(neighbourOf([], 1, 1)).toBeNull();
});
