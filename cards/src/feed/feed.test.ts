// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { atom, feedEntries, roundEntries } from './feed.ts';

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

const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

/** @promise Pages: The feed escapes text */
test('a feed holds a hostile title as text, whatever it tries to close', () => {
  const title = ']]>]]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>';
  const update = { score_id: 7, player_id: 14, name: 'Ada', profile: null, updated_at: '2026-11-15T10:00:00Z' };
  const xml = atom('https://golf.test', feedEntries([{ ...update, result: null, title: `${title}\u0001` }], [], []));
  const feed = parse(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.getElementsByTagNameNS('*', 'script')).toHaveLength(0);
  // Feed readers parse the title as HTML.
  const shown = parse(feed.querySelector('entry title')?.textContent ?? '', 'text/html').body;
  expect(shown.querySelector('script')).toBeNull();
  expect(shown.textContent).toBe(`Ada: ${title}`);
});

describe('the feed', () => {
  test('leads to the page of a round', () => {
    const result = { course: 'Oakmont', gross: 69, score_over_par: -3, handicap: null, handicap_before: null };
    expect(feedEntries([{ ...SCORE, result }], [], []).map(({ path }) => path)).toEqual(['/rounds/7-ada-at-oakmont']);
  });

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
    const entries = roundEntries(rounds);
    expect(entries.map(({ title, description }) => [title, description])).toEqual([
      ['Oakmont', '+3 at Oakmont'],
      ['First & last', '−2 at Oakmont'],
    ]);
    expect(entries.map(({ path }) => path)).toEqual(['/rounds/2-ada-at-oakmont', '/rounds/1-ada-at-oakmont']);
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
