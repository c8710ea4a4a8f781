import { expect, test } from 'vitest';
import { rankByHandicap } from './ranking.ts';

const player = (id: number, name: string, handicap: number | null) => ({ id, name, handicap });
const places = (players: ReturnType<typeof player>[]) =>
  rankByHandicap(players).map(({ player: { name }, position, tied }) => `${tied ? 'T' : ''}${position ?? '-'} ${name}`);

test('ranks the lowest signed handicap first', () => {
  expect(places([player(1, 'Ann', 4), player(2, 'Bo', -2.3), player(3, 'Cy', 0)])).toEqual(['1 Bo', '2 Cy', '3 Ann']);
});

test('ties at one decimal share a position, and the next one counts them', () => {
  const field = [player(1, 'Ann', 1), player(4, 'Dee', 2.04), player(3, 'Cy', 2), player(2, 'Bo', 3)];
  expect(places(field)).toEqual(['1 Ann', 'T2 Cy', 'T2 Dee', '4 Bo']);
});

test('orders a tie by name, then by id', () => {
  const ids = rankByHandicap([player(9, 'Bo', 1), player(2, 'Bo', 1), player(5, 'Al', 1)]).map((r) => r.player.id);
  expect(ids).toEqual([5, 2, 9]);
});

test('puts players without a handicap last, without a position', () => {
  expect(places([player(1, 'Zed', null), player(2, 'Ann', null), player(3, 'Bo', 40)])).toEqual([
    '1 Bo',
    '- Ann',
    '- Zed',
  ]);
});

test('names are in the order of the collation for English, whatever is in them', () => {
  const names = [
    'Ann Lee',
    'Anna Lee',
    'ann lee',
    'De La Cruz',
    'Dela Cruz',
    'Émile',
    'Emil',
    'Zoe',
    "O'Neil",
    'Oneil',
    'Hyunwoo',
    'Hyun-woo',
    'Hyun woo',
    'Łucja',
  ];
  const { compare } = new Intl.Collator('en');
  const ranked = rankByHandicap(names.map((name, id) => player(id, name, 1))).map(({ player: { name } }) => name);
  expect(ranked).toEqual(names.toSorted(compare));
});
