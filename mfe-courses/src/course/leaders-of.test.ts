import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { expect, test } from 'vitest';
import { leadersOf } from './leaders-of.ts';

const held = (player_id: number) => ({ player_id, score_id: 10 * player_id }) as RecordHolder; // The fields it reads.
const tee = (leader: RecordHolder | null, ...steps: RecordHolder[][]) => ({ leader, steps }) as TeeSummary;
const [ada, bo, cy] = [held(1), held(2), held(3)];

test('ties of the hardest tees share the course, whoever held it before does not', () => {
  expect(leadersOf(tee(bo, [ada], [bo, cy]))).toEqual([bo, cy]);
});

test('other tees have no Course Leader', () => {
  expect(leadersOf(tee(null, [ada]))).toEqual([]);
});

test('a record of another round leaves the Course Leader alone', () => {
  expect(leadersOf(tee(ada, [bo, cy]))).toEqual([ada]);
});
