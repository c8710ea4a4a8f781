import { expect, test } from 'vitest';
import { titleOf } from './places.ts';

test.each([
  ['/', 'Handicap Leaderboard'],
  ['/trophy-room/14', 'Handicap Leaderboard'],
  ['/players/40', 'Handicap Leaderboard'],
  ['/courses', 'Course Leaderboards'],
  ['/courses/', 'Course Leaderboards'],
  ['/courses/3-west-links', 'Course Leaderboards'],
  ['/articles', 'Articles'],
  ['/articles/a-slug', 'Articles'],
  ['/articles/golf-handicap-calculator', 'Handicap Calculator'],
  ['/compare', 'Compare Players'],
  ['/compare/14-8', 'Compare Players'],
  ['/privacy', 'Privacy Policy'],
  ['/developers', 'API'],
  ['/changes', 'What’s New'],
  ['/nowhere', ''],
])('the header of %s reads "%s"', (path, title) => {
  expect(titleOf(path)).toBe(title);
});
