import { expect, test } from 'vitest';
import { coursePagePath, playerPagePath } from '../routes.ts';
import { matchRoute } from './find-page.ts';

test.each([
  ['/', { route: 'home', params: {} }],
  ['/courses', { route: 'courses', params: {} }],
  ['/courses///', { route: 'courses', params: {} }],
  ['/Courses', { route: 'courses', params: {} }],
  ['/%63ourses', { route: 'courses', params: {} }],
  ['/articles', { route: 'articles', params: {} }],
  ['/privacy', { route: 'privacy', params: {} }],
  ['/records', { route: 'records', params: {} }],
  ['/developers', { route: 'developers', params: {} }],
  ['/changes', { route: 'changes', params: {} }],
  ['/articles/a-slug', { route: 'article', params: { slug: 'a-slug' } }],
  ['/articles/a%20slug/', { route: 'article', params: { slug: 'a slug' } }],
  ['/players/14-ada-whitfield', { route: 'player', params: { playerId: 14 } }],
  ['/players/14', { route: 'player', params: { playerId: 14 } }],
  ['/players/14/', { route: 'player', params: { playerId: 14 } }],
  ['/players/14ada', null],
  ['/players/ada', null],
  ['/players', null],
  ['/compare', { route: 'compare', params: {} }],
  ['/Compare/', { route: 'compare', params: {} }],
  ['/compare/14-8', { route: 'comparison', params: { first: 14, second: 8 } }],
  ['/compare/8-14/', { route: 'comparison', params: { first: 8, second: 14 } }],
  ['/compare/14-14', null],
  ['/compare/014-8', null],
  ['/compare/0-8', null],
  ['/compare/14', null],
  ['/compare/14-8-3', null],
  ['/compare/14-', null],
  ['/compare/ada-bo', null],
  ['/articles/%E0%A4%A', null],
  ['/nowhere', null],
  ['/articles/golf-handicap-calculator', { route: 'calculator', params: {} }],
  ['/Trophy-Room/14/', { route: 'trophyRoom', params: { playerId: 14 } }],
  ['/trophy-room/ada', null],
  ['/courses/:course', null],
  ['/courses/3-north-berwick-west-links', { route: 'course', params: { courseId: 3 } }],
  ['/Courses/3/', { route: 'course', params: { courseId: 3 } }],
  ['/courses/links', null],
  ['/courses/3/4', null],
  ['/articles/a/b', null],
  ['//', { route: 'home', params: {} }],
  ['//courses', null],
  ['/\\', null],
  ['', null],
])('%s leads to %j', (path, match) => {
  expect(matchRoute(path)).toEqual(match);
});

test.each([
  ['Élodie Vasselin', '/players/1-elodie-vasselin'],
  ['Torin MacAskillen', '/players/1-torin-macaskillen'],
  ['  J. R. O’Neil-Smith ', '/players/1-j-r-o-neil-smith'],
  ['高森', '/players/1'],
  [null, '/players/1'],
])('the page of %s is at %s', (name, path) => {
  expect(playerPagePath(1, name)).toBe(path);
});

test('the page of a course has the names of club and course', () => {
  expect(coursePagePath(5, 'The Gleneagles Hotel – Queen’s Course')).toBe(
    '/courses/5-the-gleneagles-hotel-queen-s-course',
  );
  expect(coursePagePath(5, '')).toBe('/courses/5');
});

test('a path of a hundred thousand slashes is looked at once', () => {
  expect(matchRoute(`/a${'/'.repeat(100_000)}x`)).toBeNull();
});
