import { CHANGED } from '@golf/shared/page-heads';
import { describe, expect, test } from 'vitest';
import { atom, feedEntries, robots, roundEntries, securityText, sitemap } from './discovery.ts';

const ORIGIN = 'https://golf.test';
const ARTICLE = {
  path: '/articles/a',
  title: 'A & B',
  description: 'What it says',
  date: '2025-09-11',
  image: '/a.svg',
};
const SCORE = {
  score_id: 7,
  player_id: 14,
  name: 'Ada',
  profile: null,
  title: 'I <3 links',
  updated_at: '2026-11-15T10:00:00Z',
  result: null,
};
const COURSE = { name: 'Oakmont', course: 'East', feature_image: null, updated_at: '2026-11-11T08:00:00Z' };

test('robots are shown the sitemap, and may read what pages are made of', () => {
  expect(robots(ORIGIN)).toMatch(/Disallow:\n[\s\S]*Sitemap: https:\/\/golf\.test\/sitemap\.xml/);
});

test('security.txt says whom to tell, and is good for a year', () => {
  const text = securityText(ORIGIN, Date.parse('2026-11-21T12:00:00Z'));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2027-11-21T00:00:00Z$/m);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
});

test('the sitemap holds every route and every page of the remotes, absolute', async () => {
  const xml = await sitemap(ORIGIN, {
    pages: [ARTICLE],
    players: ['/players/14-ada'],
    hasRecords: true,
    latestRound: '2026-11-15',
  });
  for (const path of [
    '/',
    '/courses',
    '/compare',
    '/records',
    '/articles',
    '/privacy',
    '/accessibility',
    '/articles/a',
    '/players/14-ada',
  ]) {
    expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
  }
  const days = [...String(xml).matchAll(/<lastmod>([\d-]{10})/g)].map(([, day]) => day);
  expect(days).toEqual([
    '2026-11-15',
    '2026-11-15',
    '2026-11-15',
    '2026-11-15',
    '2026-11-15',
    '2025-09-11',
    CHANGED.privacy,
    CHANGED.accessibility,
    '2025-09-11',
  ]);
});

test('more pages than one sitemap may hold are in several, each of them once', async () => {
  const players = Array.from({ length: 100_000 }, (_, index) => `/players/${index + 1}`);
  const index = await sitemap(ORIGIN, { pages: [ARTICLE], players, hasRecords: false, latestRound: null });
  const parts = [...String(index).matchAll(/<loc>https:\/\/golf\.test\/sitemap-(\d)\.xml<\/loc>/g)];
  expect(parts.map(([, part]) => part)).toEqual(['1', '2', '3']);
  const listed: string[] = [];
  for (const part of [1, 2, 3]) {
    const xml = String(
      await sitemap(ORIGIN, { pages: [ARTICLE], players, hasRecords: false, latestRound: null }, part),
    );
    const here = [...xml.matchAll(/<loc>https:\/\/golf\.test([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(here.length).toBeLessThanOrEqual(50_000);
    listed.push(...here);
  }
  expect(listed.toSorted()).toEqual(
    ['/', '/courses', '/compare', '/articles', '/privacy', '/accessibility', '/articles/a', ...players].toSorted(),
  );
  for (const part of [0, 4, Number.NaN])
    expect(await sitemap(ORIGIN, { pages: [ARTICLE], players, hasRecords: false, latestRound: null }, part)).toBeNull();
  expect(await sitemap(ORIGIN, { pages: [ARTICLE], players: [], hasRecords: false, latestRound: null }, 1)).toBeNull();
});

describe('the feed', () => {
  test('mixes updates and articles, newest first', () => {
    expect(feedEntries([SCORE], [COURSE], [ARTICLE]).map(({ title, path }) => [title, path])).toEqual([
      ['Ada: I <3 links', '/?expand=14'],
      ['Course Leaderboard Released: Oakmont – East', '/courses'],
      ['A & B', '/articles/a'],
    ]);
  });

  test('does not lose the articles among the rounds', () => {
    const rounds = Array.from({ length: 60 }, (_, index) => ({ ...SCORE, score_id: index }));
    const entries = feedEntries(rounds, [], [ARTICLE]);
    expect(entries).toHaveLength(50);
    expect(entries.at(-1)).toMatchObject({ title: 'A & B', author: 'Golf Handicaps' });
    expect(entries[0]).toMatchObject({ author: 'Ada' });
  });

  test('leaves out what has no date, and ends at fifty', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...SCORE, score_id: index }));
    expect(feedEntries([...many, { ...SCORE, updated_at: 'soon' }], [], [])).toHaveLength(50);
  });

  test('of a player has the rounds, newest first, with what they came to', () => {
    const round = { handicap: 1, name: 'Ada', course_link: null, pro: false, course: 'Oakmont' };
    const rounds = [
      { ...round, id: 1, date: '2026-11-01', title: 'First & last', score_over_par: -2 },
      { ...round, id: 2, date: '2026-11-09', title: '', score_over_par: 3 },
    ];
    const entries = roundEntries(rounds, '/players/14-ada');
    expect(entries.map(({ title, description }) => [title, description])).toEqual([
      ['Oakmont', '+3 at Oakmont'],
      ['First & last', '−2 at Oakmont'],
    ]);
    const xml = atom(ORIGIN, entries, { title: 'Ada', path: '/players/14-ada', feed: '/players/14-ada.xml' });
    expect(xml).toContain(`<link rel="self" href="${ORIGIN}/players/14-ada.xml"/>`);
    expect(xml).toContain('<updated>2026-11-09T00:00:00.000Z</updated>');
  });

  test('is Atom, with its text escaped', () => {
    const xml = atom(ORIGIN, feedEntries([SCORE], [], [ARTICLE]));
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(xml).toContain(`href="${ORIGIN}/?expand=14"`);
    expect(xml).not.toContain('I <3 links</title>');
    expect(xml).toContain('<updated>2026-11-15T10:00:00.000Z</updated>');
  });
});
