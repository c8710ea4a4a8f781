import { expect, test } from 'vitest';
import { NotSaid } from '../site.ts';
import { player, roundPage, siteOf } from '../testing/site.ts';
import { contentAt } from './content-at.ts';
import { picturesOf } from './content.ts';

const PLAYERS = [
  player(1, 'Ada Whitfield', -2.2, { badge_id: 1 }),
  player(2, 'Callum Reid', 3.4, { profile: 'https://elsewhere.test/face.jpg' }),
  player(3, 'Somebody Secret', -2.2, { live: false }),
  player(4, 'Bob Novice', null),
];
const entry = (id: number, date: string, handicap: number) => ({ id, date, handicap, score_over_par: 3, pro: false });

test('a card of a player is made of what any backend says', async () => {
  const history = [3, 1, 2, 5, 4, 7, 6].map((at) => entry(at, `2026-01-0${at}`, at));
  const site = siteOf({ '/api/players': PLAYERS, '/api/player-history/1': history });
  const content = await contentAt(site, '/cards/players/1.png');
  expect(content).toEqual({
    kind: 'player',
    page: 'https://golf.test/players/1-ada-whitfield',
    change: 0,
    person: {
      name: 'Ada Whitfield',
      spare: 'Player 1',
      face: '/images/profiles/1.svg?w=192',
      flag: '/flags/ie.svg',
      country: 'Ireland',
      handicap: '+2.2',
      legend: true,
    },
    place: 'T1',
    ranked: 3,
    moved: 0,
    rounds: 20,
    // From the fifth round on; five to seven rounds count as eight.
    history: [(5 * 8) / 5, (6 * 8) / 6, (7 * 8) / 7, -2.2],
    span: { from: '2026-01-05', to: '2026-01-07' },
  });
  expect(content && picturesOf(content)).toEqual(['/icon.svg', '/images/profiles/1.svg?w=192', '/flags/ie.svg']);
});

test('a card of a round says what the round changed', async () => {
  const ada = player(1, 'Ada Whitfield', -1.2);
  const contentOf = (page: object) => contentAt(siteOf({ '/api/rounds/7': page }), '/cards/rounds/7.png');
  const standing = { handicap: -1.2, position: 3, tied: true, ranked: 40 };
  expect(await contentOf(roundPage(ada, { handicap: -1 }, standing))).toMatchObject({
    person: { name: 'Ada Whitfield' },
    course: 'The Links',
    day: '15 Nov 2026',
    toPar: '−3',
    under: true,
    strokes: 69,
    adjusted: '−4.35',
    before: '+1.0',
    after: '+1.2',
    better: true,
    place: 'T3',
    ranked: 40,
  });
  expect(await contentOf(roundPage(ada, { handicap: -1.4 }, standing))).toMatchObject({ better: false });
  expect(await contentOf(roundPage(ada, {}, {}))).toMatchObject({
    before: null,
    after: null,
    better: false,
    place: '',
  });
});

test('a player who is not announced is not named on any card, and has no face', async () => {
  const secret = PLAYERS[2]!; // one of the four
  const site = siteOf({ '/api/players': PLAYERS, '/api/rounds/7': roundPage(secret, {}, {}) });
  for (const path of ['/cards/players/3.png', '/cards/compare/1-3.png', '/cards/rounds/7.png', '/cards/board.png']) {
    const content = JSON.stringify(await contentAt(site, path));
    expect(content).toContain('Player 3');
    expect(content).not.toContain('Secret');
    expect(content).not.toContain('profiles/3');
  }
});

test('pictures of other origins are not fetched', async () => {
  const content = await contentAt(siteOf({ '/api/players': PLAYERS }), '/cards/players/2.png');
  expect(content && picturesOf(content)).toEqual(['/icon.svg', '/flags/ie.svg']);
});

test('two players are compared in the order of the address, with what they have won of each other', async () => {
  const between = { first_wins: 3, second_wins: 1, level: 2, contests: [], apart: [] };
  const site = siteOf({ '/api/players': PLAYERS, '/api/head-to-head/2/1': between });
  expect(await contentAt(site, '/cards/compare/2-1.png')).toMatchObject({
    people: [{ name: 'Callum Reid' }, { name: 'Ada Whitfield' }],
    better: 1,
    tally: { wins: [3, 1], level: 2 },
  });
  expect(await contentAt(site, '/cards/compare/1-2.png')).toMatchObject({ better: 0, tally: null });
  expect(await contentAt(site, '/cards/compare/1-4.png')).toMatchObject({ better: null });
});

test('a course has the figures of its hardest tees, its record and who leads from those tees', async () => {
  const course = {
    course_id: 5,
    club_name: 'Oakmont',
    course_name: 'East',
    code: 'us',
    club_location: 'Oakmont',
    club_country: 'USA',
  };
  const tee = (id: number, name: string, rating: number) => ({
    tee_id: id,
    tee_name: name,
    tee_par: 72,
    tee_course_rating: rating,
    tee_slope_rating: 140,
  });
  const score = (id: number, playerId: number, name: string, tees: string, over: number, date: string) => ({
    score_id: id,
    score_date: date,
    player_id: playerId,
    player_name: name,
    tee_name: tees,
    tee_par: 72,
    score_over_par: over,
  });
  const answers = {
    '/api/players': PLAYERS,
    '/api/courses': [course],
    '/api/course-tees/5': [tee(1, 'White', 73.1), tee(2, 'Black', 76.2)],
    '/api/course-scores/5': [
      score(1, 1, 'Ada Whitfield', 'Black', -1, '2026-01-02'),
      score(2, 2, 'Callum Reid', 'White', -6, '2026-02-02'),
      score(3, 3, 'Somebody Secret', 'White', -6, '2026-01-02'),
    ],
  };
  expect(await contentAt(siteOf(answers), '/cards/courses/5.png')).toMatchObject({
    club: 'Oakmont',
    course: 'East',
    location: 'Oakmont, USA',
    tees: { name: 'Black', rating: '76.2', slope: '140' },
    record: { score: '−6', under: true, holder: null, more: ' and 1 more' },
    leader: { score: '−1', holder: 'Ada Whitfield', more: '' },
  });
  // If women's tees have the same name and par, a score may belong to either.
  const twice = { ...answers, '/api/course-tees/5': [tee(2, 'Black', 76.2), { ...tee(3, 'Black', 78), gender: 'F' }] };
  expect(await contentAt(siteOf(twice), '/cards/courses/5.png')).toMatchObject({ leader: null });
  const bare = siteOf({ '/api/courses': [course] });
  expect(await contentAt(bare, '/cards/courses/5.png')).toMatchObject({ tees: null, record: null, leader: null });
});

test('records come one of each section first', async () => {
  const record = (name: string, value: number, unit: string) => ({
    id: name,
    name,
    unit,
    value,
    count: 1,
    holders: [
      { player_id: 1, name: 'Ada Whitfield', live: true, profile: '/images/profiles/1.svg', value, date: '2026-01-01' },
    ],
  });
  const sections = [
    { id: 'a', title: 'A', records: [record('Lowest', -5.2, 'handicap'), record('Runs', 1, 'countries')] },
    { id: 'b', title: 'B', records: [record('Days', 1523, 'days')] },
  ];
  const answers = { '/api/records': { newest_day: null, sections, courses: [], countries: [] } };
  expect(await contentAt(siteOf(answers), '/cards/records.png')).toMatchObject({
    count: 3,
    lines: [
      { name: 'Lowest', number: '+5.2', unit: '', holder: 'Ada Whitfield' },
      { name: 'Days', number: '1,523', unit: 'days' },
      { name: 'Runs', number: '1', unit: 'country' },
    ],
  });
});

test('an article has its title', async () => {
  const article = {
    path: '/articles/a-day-out',
    title: 'A day out',
    description: '',
    date: '2026-01-02',
    image: '/images/a.svg',
  };
  const site = siteOf({}, { pages: async () => [article] });
  expect(await contentAt(site, '/cards/articles/a-day-out.png')).toEqual({
    kind: 'article',
    title: 'A day out',
    day: '02.01.2026',
    picture: '/images/a.svg',
  });
});

test.each([
  '/cards/players/99.png',
  '/cards/players/0.png',
  '/cards/players/1',
  '/cards/players/1.svg',
  '/cards/players/../board.png',
  '/cards/compare/1-99.png',
  '/cards/compare/1-1.png',
  '/cards/courses/99.png',
  '/cards/articles/nothing.png',
  '/cards/players.png',
  '/cards/',
])('there is no card at %s', async (path) => {
  const site = siteOf({ '/api/players': PLAYERS, '/api/courses': [] });
  expect(await contentAt(site, path)).toBeNull();
});

test.each([
  ['has no such answers', siteOf({})],
  ['does not answer', siteOf({}, { fetchAnswer: async () => Promise.reject(new Error('refused')) })],
  ['answers nonsense', siteOf({}, { fetchAnswer: async () => ({ status: 200, body: '<html>' }) })],
  ['fails', siteOf({}, { fetchAnswer: async () => ({ status: 500, body: '' }) })],
])('what a card would show is not said by a backend that %s', async (_, site) => {
  for (const name of ['players/1', 'compare/1-2', 'courses/5', 'board', 'records']) {
    await expect(contentAt(site, `/cards/${name}.png`)).rejects.toThrow(NotSaid);
  }
});
