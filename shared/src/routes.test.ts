import { expect, test } from 'vitest';
import { matchRoute } from './routes.ts';

test.each([
  ['/', { route: 'home' }],
  ['/courses', { route: 'courses' }],
  ['/courses///', { route: 'courses' }],
  ['/Courses', { route: 'courses' }],
  ['/%63ourses', { route: 'courses' }],
  ['/articles', { route: 'articles' }],
  ['/privacy', { route: 'privacy' }],
  ['/articles/a-slug', { route: 'article', slug: 'a-slug' }],
  ['/articles/a%20slug/', { route: 'article', slug: 'a slug' }],
  ['/articles/%E0%A4%A', null],
  ['/nowhere', null],
  ['/courses/1', null],
  ['/articles/a/b', null],
  ['//', { route: 'home' }],
  ['//courses', null],
  ['/\\', null],
  ['', null],
])('%s leads to %j', (path, match) => {
  expect(matchRoute(path)).toEqual(match);
});

test('a path of a hundred thousand slashes is looked at once', () => {
  expect(matchRoute(`/a${'/'.repeat(100_000)}x`)).toBeNull();
});
