import { courseLineSchema } from '@golf/shared/api';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { course } from '../testing/courses.ts';
import { formatDifficulty } from './difficulty.ts';
import { indexed, type IndexOrder } from './entries.ts';

const line = (course_id: number, course_rating: number | null, slope_rating: number, last_played: string | null) =>
  parse(courseLineSchema, {
    course_id,
    rounds: 3,
    last_played,
    tee: course_rating === null ? null : { name: 'Black', par: 72, course_rating, slope_rating, length: 7000 },
    leaders: [],
  });

const COURSES = [1, 2, 3, 4, 5].map((id) => course({ course_id: id, club_name: `Club ${id}` }));
const LINES = [
  line(1, 71.1, 120, '2026-03-01'),
  line(2, 75.8, 140, null),
  line(3, 75.8, 143, '2026-11-02'),
  line(4, null, 0, '2026-11-02'),
];

test.each<[IndexOrder, number[]]>([
  ['name', [1, 2, 3, 4]],
  ['difficulty', [3, 2, 1, 4]],
  ['latest', [3, 4, 1, 2]],
])('sorted by %s; a course without figures has no entry', (order, ids) => {
  expect(indexed(COURSES, LINES, order).map(({ course: { course_id: id } }) => id)).toEqual(ids);
});

test('difficulty has its sign', () => {
  const words = indexed(COURSES, LINES, 'name').map(
    ({ difficulty }) => difficulty !== null && formatDifficulty(difficulty),
  );
  expect(words).toEqual(['−0.9', '+3.8', '+3.8', false]);
  expect(formatDifficulty(0)).toBe('0.0');
});
