import { expect, test } from 'vitest';
import { clubAndCourse } from './club-and-course.ts';

test.each([
  ['St Andrews Links – Old Course', 'St Andrews Links', 'Old Course'],
  ['Asker Golfklubb – Asker', 'Asker Golfklubb', null],
  ['Larkmere Heath', 'Larkmere Heath', null],
])('%s is %s and %j', (course, club, own) => {
  expect(clubAndCourse(course)).toEqual([club, own]);
});
