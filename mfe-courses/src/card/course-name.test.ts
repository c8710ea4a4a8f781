import { expect, test } from 'vitest';
import { course } from '../testing/courses.ts';
import { courseNameOf } from './course-name.ts';

test.each([
  ['St Andrews Links', 'Old Course', 'St Andrews, Fife', 'Old Course'],
  ['Pebble Beach Golf Links', 'Pebble Beach Golf Links', 'Pebble Beach, CA', null],
  ['Asker Golfklubb', 'Asker', 'Asker', null],
  ['Oakmont Country Club', 'Oakmont', 'Oakmont, PA', null],
  ['Real Club Valderrama', 'Valderrama', 'Sotogrande, San Roque', null],
  ['Erin Hills', '', 'Erin, WI', null],
])('beside %s stands "%s" in %s: %j', (club_name, course_name, club_location, said) => {
  expect(courseNameOf(course({ club_name, course_name, club_location }))).toBe(said);
});
