import { expect, test } from 'vitest';
import { pageAt } from './page-address.ts';

const players = {
  paths: new Map([
    [14, '/players/14-ada-whitfield'],
    [8, '/players/8-bo-birch'],
  ]),
  announced: ['/players/14-ada-whitfield'],
  played: [],
  pairs: [],
  courses: new Map([[3, '/courses/3-north-berwick-west-links']]),
};
const at = (pathname: string, known: typeof players | null = players) =>
  pageAt(pathname, { articles: [], players: known, rounds: null });

test('the id decides which player a page is of, and the address has the name', () => {
  expect(at('/players/14-ada-whitfield')).toMatchObject({ path: '/players/14-ada-whitfield' });
  expect(at('/players/14-ada-whitfield').movedTo).toBeUndefined();
  for (const path of ['/players/14', '/players/14-ada', '/players/14-Ada-Whitfield', '/players/14-ada-whitfield/'])
    expect(at(path).movedTo).toBe('/players/14-ada-whitfield');
});

test('all unknown players have one page', () => {
  expect(at('/players/15-bo')).toMatchObject({ path: '/404', head: { status: 404 } });
  expect(at('/players/bo')).toBe(at('/players/15'));
});

test('the same goes for courses', () => {
  const path = '/courses/3-north-berwick-west-links';
  expect(at(path)).toMatchObject({ path, head: { path } });
  expect(at(path).movedTo).toBeUndefined();
  for (const other of ['/courses/3', '/courses/3-old', '/Courses/3-north-berwick-west-links/'])
    expect(at(other).movedTo).toBe(path);
  for (const other of ['/courses/4', '/courses/links']) expect(at(other)).toBe(at('/nowhere'));
  expect(at('/courses/4-new', null)).toMatchObject({ path: '/courses/4', head: { path: '/courses/4' } });
});

test('two players have a page in either order, and search engines are to know one of the two', () => {
  for (const path of ['/compare/8-14', '/compare/14-8']) {
    expect(at(path)).toMatchObject({ path, head: { path: '/compare/8-14' } });
    expect(at(path).movedTo).toBeUndefined();
  }
  expect(at('/Compare/14-8/').movedTo).toBe('/compare/14-8');
  for (const path of ['/compare/14-15', '/compare/15-14', '/compare/14-14', '/compare/014-8'])
    expect(at(path)).toBe(at('/nowhere'));
  expect(at('/compare/14-15', null)).toMatchObject({ path: '/compare/14-15' });
});

test('there is a Trophy Room for every player, and for nobody else', () => {
  expect(at('/trophy-room/8')).toMatchObject({ path: '/' });
  for (const path of ['/trophy-room/99999', '/trophy-room/0']) expect(at(path)).toBe(at('/nowhere'));
  expect(at('/trophy-room/99999', null)).toMatchObject({ path: '/' });
});

test('while it is not known who there is, no player is missing', () => {
  expect(at('/players/15-bo', null)).toMatchObject({ path: '/players/15', head: { path: '/players/15' } });
  expect(at('/players/15-bo', null).movedTo).toBeUndefined();
});

test('a page has one address: capitals, slashes at the end and escapes lead there', () => {
  const article = { path: '/articles/a-day-out', title: 'A day out', description: '', date: '2026-01-01', image: '' };
  const moved = (pathname: string) => pageAt(pathname, { articles: [article], players, rounds: null }).movedTo;
  for (const path of ['/', '/courses', '/articles/a-day-out', '/trophy-room/14']) expect(moved(path)).toBeUndefined();
  expect(['/Courses', '/courses/', '/%63ourses'].map(moved)).toEqual(['/courses', '/courses', '/courses']);
  expect(moved('/Articles/a-day-out/')).toBe('/articles/a-day-out');
  expect(moved('/articles/A-Day-Out')).toBe('/articles/a-day-out');
  expect(moved('/Trophy-Room/14/')).toBe('/trophy-room/14');
  expect(['/embed/players/14/', '/EMBED/players/14'].map(moved)).toEqual(['/embed/players/14', '/embed/players/14']);
  expect(['/Embed/Compare/8-14/', '/embed/leaderboard/', '/overlay/Players/14'].map(moved)).toEqual([
    '/embed/compare/8-14',
    '/embed/leaderboard',
    '/overlay/players/14',
  ]);
  expect(moved('/embed/players/x/')).toBeUndefined();
  expect(moved('/nowhere/')).toBeUndefined();
});

test('a round has the address that its answer tells, and an unknown round none', () => {
  const rounds = new Map([[812, '/rounds/812-ada-at-oakmont']]);
  const round = (pathname: string, known: typeof rounds | null = rounds) =>
    pageAt(pathname, { articles: [], players: null, rounds: known });
  expect(round('/rounds/812-ada-at-oakmont').movedTo).toBeUndefined();
  for (const path of ['/rounds/812', '/rounds/812-bo', '/rounds/812-ada-at-oakmont/'])
    expect(round(path).movedTo).toBe('/rounds/812-ada-at-oakmont');
  expect(round('/rounds/813', new Map()).head.status).toBe(404);
  // While the answer is missing the page decides.
  expect(round('/rounds/812', null)).toMatchObject({ path: '/rounds/812' });
});

test('a search has one address, and no canonical one', () => {
  expect(at('/search')).toMatchObject({ path: '/search', head: { path: null } });
  expect(at('/search/pebble%20beach')).toMatchObject({ path: '/search/pebble%20beach', head: { path: null } });
  for (const path of ['/Search/pebble%20beach', '/search/pebble%20%20beach/', '/search/%20pebble%09beach'])
    expect(at(path).movedTo).toBe('/search/pebble%20beach');
  for (const path of ['/search/1%2F2', '/search/%F0%9F%98%80', "/search/it's"])
    expect(at(path)).toMatchObject({ path });
  for (const path of ['/search/%20', '/search/%2E%2E', '/search/a/b']) expect(at(path)).toBe(at('/nowhere'));
});
