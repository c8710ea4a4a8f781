import { expect, test } from 'vitest';
import { unbrokenCourse } from './course-title.ts';

test('a line of a course’s name ends with the dash, and an article stays with its word', () =>
  expect(unbrokenCourse('TPC Sawgrass – THE PLAYERS Stadium Course')).toBe(
    'TPC Sawgrass\u00a0– THE\u00a0PLAYERS Stadium Course',
  ));
