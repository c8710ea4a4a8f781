import { expect, test } from 'vitest';
import { coursePagePath, matchRoute, playerPagePath } from './routes.ts';

test.each([
  ['/', { route: 'home' }],
  ['/courses', { route: 'courses' }],
  ['/courses///', { route: 'courses' }],
  ['/Courses', { route: 'courses' }],
  ['/%63ourses', { route: 'courses' }],
  ['/articles', { route: 'articles' }],
  ['/privacy', { route: 'privacy' }],
  ['/records', { route: 'records' }],
  ['/developers', { route: 'developers' }],
  ['/changes', { route: 'changes' }],
  ['/articles/a-slug', { route: 'article', slug: 'a-slug' }],
  ['/articles/a%20slug/', { route: 'article', slug: 'a slug' }],
  ['/players/14-ada-whitfield', { route: 'player', playerId: 14 }],
  ['/players/14', { route: 'player', playerId: 14 }],
  ['/players/14/', { route: 'player', playerId: 14 }],
  ['/players/14ada', null],
  ['/players/ada', null],
  ['/players', null],
  ['/compare', { route: 'compare' }],
  ['/Compare/', { route: 'compare' }],
  ['/compare/14-8', { route: 'comparison', pair: [14, 8] }],
  ['/compare/8-14/', { route: 'comparison', pair: [8, 14] }],
  ['/compare/14-14', null],
  ['/compare/014-8', null],
  ['/compare/0-8', null],
  ['/compare/14', null],
  ['/compare/14-8-3', null],
  ['/compare/14-', null],
  ['/compare/ada-bo', null],
  ['/articles/%E0%A4%A', null],
  ['/nowhere', null],
  ['/courses/3-north-berwick-west-links', { route: 'course', courseId: 3 }],
  ['/Courses/3/', { route: 'course', courseId: 3 }],
  ['/courses/links', null],
  ['/courses/3/4', null],
  ['/articles/a/b', null],
  ['//', { route: 'home' }],
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
