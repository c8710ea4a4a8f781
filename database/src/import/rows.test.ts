import { expect, test } from 'vitest';
import { DerivedRounds } from './derived-rounds.ts';
import { PackedRows } from './rows.ts';
import { TABLES, type RoundCells } from './tables.ts';

// Cast: the keys of a table's columns are those of its rows.
const COLUMNS = Object.keys(TABLES.rounds.columns) as (keyof RoundCells)[];

const round = (id: number, more: Partial<RoundCells> = {}): RoundCells => ({
  id,
  player_id: 1,
  date: '2025-05-05',
  tracked_at: '2025-05-06T00:00:00Z',
  video: 'A "quiet" 67, Ähre\n',
  link: null,
  back_nine_title: null,
  back_nine_link: null,
  tee_id: null,
  course: 'Links',
  holes: 18,
  par: 72,
  course_rating: 720,
  slope_rating: 113,
  gross: 80,
  comments: null,
  pro: 0,
  ...more,
});

test('packed rows come back as they were, one by one and by column', () => {
  const rows = [round(3), round(1, { date: '2025-01-01', tee_id: 4 }), round(2)];
  const packed = new PackedRows(COLUMNS, ['date', 'tee_id']);
  for (const row of rows) packed.push(row);
  expect([...packed]).toEqual(rows);
  expect(packed.at(1)).toEqual(rows[1]);
  expect(packed.column('date')).toEqual(['2025-05-05', '2025-01-01', '2025-05-05']);
  expect(packed.column('tee_id')).toEqual([null, 4, null]);
  expect(packed.column('id')).toEqual([3, 1, 2]);
});

test('there may be many packed rows, long ones, and in any script', () => {
  const rows = Array.from({ length: 3000 }, (_, index) =>
    round(index, { video: `Fáilte 郭 ⛳ ${index}`, comments: index % 20 === 0 ? '長'.repeat(20_000) : null }),
  );
  const packed = new PackedRows(COLUMNS, ['date']);
  for (const row of rows) packed.push(row);
  expect(packed).toHaveLength(3000);
  expect([...packed]).toEqual(rows);
});

test('derived rounds keep their order and computed values; their texts are by id', () => {
  const inFile = [3, 1, 2];
  const packed = new PackedRows(COLUMNS, []);
  for (const id of inFile) packed.push(round(id));
  const computed = (id: number) => ({ net_score: -100 * id, counts: id % 2, history_value: 1000 * id });
  const derivedIn = (order: number[], of: typeof computed) => {
    const derived = new DerivedRounds(packed);
    for (const id of order) derived.set(inFile.indexOf(id), id, of(id));
    return derived;
  };
  const derived = derivedIn([2, 3, 1], computed);
  expect([...derived]).toEqual([2, 3, 1].map((id) => ({ ...round(id), ...computed(id) })));
  const texts = [...derived.texts()];
  expect(new Set(texts).size).toBe(3);
  expect([...derivedIn([1, 2, 3], computed).texts()]).toEqual(texts);
  const changed = derivedIn([1, 2, 3], (id) => (id === 2 ? { ...computed(id), counts: 1 } : computed(id)));
  expect([...changed.texts()].map((text, place) => text === texts[place])).toEqual([true, false, true]);
});
