import { expect, test } from 'vitest';
import { clubAndCourse } from './club-and-course.ts';

test.each([
  ['St Andrews Links – Old Course', 'St Andrews Links', 'Old Course'],
  ['Asker Golfklubb – Asker', 'Asker Golfklubb', null],
  ['Larkmere Heath', 'Larkmere Heath', null],
  ['The Club – at the Lake – North Course', 'The Club', 'at the Lake – North Course'],
])('%s is %s and %j', (course, club, own) => {
  expect(clubAndCourse(course)).toEqual([club, own]);
});
