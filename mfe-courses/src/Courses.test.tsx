import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { expectConsole, installTopLayer, stubApi } from '@golf/shared/testing';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Courses } from './Courses.tsx';

// Time for lazy chunks on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const course = (course_id: number, club_name: string, club_country: string, club_continent: string) => ({
  course_id,
  club_name,
  course_name: `${club_name} course`,
  club_location: `${club_name} town`,
  club_country,
  club_continent,
});
const COURSES = [
  course(1, 'Zeta Links', 'Scotland', 'Europe'),
  course(2, 'Évora', 'Portugal', 'Europe'),
  course(3, 'Alpha', 'Japan', 'Asia'),
];
const tee = (tee_id: number, gender: unknown, tee_name = 'White') => ({ tee_id, tee_name, gender, tee_yardage: 6497 });
const round = (score_id: number, score_over_par: number, more: object = {}) => ({
  score_id,
  score_date: `2026-01-0${score_id}`,
  player_id: 14,
  player_name: 'Ada Whitfield',
  score_title: `Video ${score_id}`,
  course_link: 'https://www.youtube.com/watch?v=demo-000001',
  tee_name: 'White',
  tee_par: 71,
  score_over_par,
  ...more,
});

/** Observer that reports every card as near: jsdom has no layout. */
class Near {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(_element?: Element) {
    queueMicrotask(() => this.#report([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  installTopLayer();
  vi.stubGlobal('IntersectionObserver', Near);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const Address = () => <output>{decodeURIComponent(useLocation().search)}</output>;

async function show(answers: Record<string, unknown> = {}, address = '/courses') {
  stubApi(answers);
  const user = userEvent.setup();
  const client = createQueryClient();
  render(
    <Platform queryClient={client} loader={createStaticLoader({})}>
      <MemoryRouter initialEntries={[address]}>
        <Courses />
        <Address />
      </MemoryRouter>
    </Platform>,
  );
  // The first cards render with the page, the others later: waits for the full count.
  const counted = await screen.findByText(/^\d+( of \d+)? courses?$/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Number.parseInt(counted.textContent, 10)));
  return { user, client };
}

/** Three courses whose calls return nothing. */
const many = (): Record<string, unknown> => {
  const parts = ['images', 'players', 'tees', 'scores'].flatMap((part) =>
    [1, 2, 3].map((id) => [`/api/course-${part}/${id}`, []] as const),
  );
  const stats = [1, 2, 3].map((id) => [`/api/course-stats/${id}`, { rounds: 0, players: 0 }] as const);
  return { '/api/courses': COURSES, ...Object.fromEntries([...parts, ...stats]) };
};
/** Heads of the tees' rounds. */
const heads = () =>
  screen
    .queryAllByRole('rowheader')
    .filter(({ textContent }) => textContent.includes('Par '))
    .map(({ textContent }) => textContent);
const clubs = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

test('choices narrow the courses and the other dropdowns, and stand in the address', async () => {
  const { user } = await show(many());
  expect(clubs()).toEqual(['Alpha', 'Évora', 'Zeta Links']);
  expect(screen.getByText('3 courses')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filter Courses' }));
  await user.click(await screen.findByRole('combobox', { name: 'Region' }));
  await user.click(await screen.findByRole('option', { name: 'Europe' }));
  expect(clubs()).toEqual(['Évora', 'Zeta Links']);
  expect(screen.getByText('2 of 3 courses')).toBeTruthy();
  expect(screen.getByText('?region=Europe')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  const countries = await screen.findAllByRole('option');
  expect(countries.map(({ textContent }) => textContent)).toEqual(['All Countries', 'Portugal', 'Scotland']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull();
  expect(clubs()).toHaveLength(2);
});

test('a search alone that finds nothing names what was searched, and there is something to clear', async () => {
  const { user } = await show(many(), '/courses?q=evo');
  await user.type(await screen.findByPlaceholderText('Search Courses...'), 'xx');
  expect(screen.getByText('No courses match “evoxx”.')).toBeTruthy();
  const clear = await screen.findByRole('button', { name: 'Clear Filters' });
  expect(clear.getAttribute('aria-disabled')).toBe('false');
  await user.click(clear);
  expect(clear.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(clear);
});

test('a misspelt search leads to the course that was most likely meant', async () => {
  const { user } = await show(many(), '/courses?q=zeta');
  await user.type(await screen.findByPlaceholderText('Search Courses...'), ' lniks');
  await user.click(await screen.findByRole('button', { name: 'Zeta Links' }));
  expect(clubs()).toEqual(['Zeta Links']);
  expect((await screen.findByPlaceholderText<HTMLInputElement>('Search Courses...')).value).toBe('Zeta Links');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(clubs()).toHaveLength(3);
});

test('"Show … courses" closes the filters, and the keyboard goes on from their button', async () => {
  const { user } = await show(many(), '/courses?region=Europe');
  await user.click(await screen.findByRole('button', { name: /^Show \d courses?$/ }));
  expect(screen.queryByPlaceholderText('Search Courses...')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter Courses' }));
});

test('searching goes without accents; nothing found says so; "Clear Filters" resets all five', async () => {
  const { user } = await show(many(), '/courses?region=Europe');
  const box = await screen.findByPlaceholderText('Search Courses...');
  await user.type(box, 'evo');
  await waitFor(() => expect(clubs()).toEqual(['Évora']));
  await user.type(box, 'xx');
  await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
  expect(screen.getByText('0 of 3 courses')).toBeTruthy();
  expect(screen.getByText(/No courses match these filters/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(clubs()).toHaveLength(3));
  expect((box as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('combobox', { name: 'Region' }).textContent).toBe('All Regions');
});

test('a part that fails says so and is asked for again, the others show', async () => {
  const { user } = await show({ '/api/course-tees/1': { nonsense: true } });
  const card = within(screen.getByRole('article', { name: 'North Berwick Golf Club' }));
  await card.findByText('The tees aren’t available right now.', { exact: false }, { timeout: 4000 });
  expectConsole('error', /GET \/api\/course-tees\/1 failed/);
  expect(await card.findByRole('table', { name: 'Leaderboard' })).toBeTruthy();
  expect(card.getByText('Course Played By:')).toBeTruthy();
  stubApi();
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByRole('table', { name: 'Tees' })).toBeTruthy();
});

test('figures that a backend does not have leave no strip and no note', async () => {
  const { '/api/course-stats/2': _none, ...answers } = many();
  await show({ ...answers, '/api/courses': COURSES.slice(1, 2) });
  expect(await screen.findByText('No images found for this course.')).toBeTruthy();
  expect(await screen.findByText('No rounds on this course yet.')).toBeTruthy();
  expect(screen.queryByText('Best to par')).toBeNull();
  expect(screen.queryByText(/not available/)).toBeNull();
  expectConsole('error', /GET \/api\/course-stats\/2 failed: the server answered 404/);
});

test('the tee table says length and gender, with one divider before the first female row', async () => {
  const tees = [tee(1, false), tee(2, 0), tee(3, '1', 'Red'), tee(4, true)];
  await show({ '/api/course-tees/1': tees });
  const table = within(await screen.findByRole('table', { name: 'Tees' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tees',
    'Gender',
    'Yardage',
    'Par',
    'Course Rating',
    'Slope Rating',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['White', 'White', 'Red', 'White']);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['M', 'M', 'F', 'F']);
  expect(rows.map((row) => row.hasAttribute('data-divided'))).toEqual([false, false, true, false]);
});

test('the leaderboard has handicaps from the players, a separator between tees, the record and best rounds', async () => {
  const rounds = [
    round(1, 3),
    round(2, -1),
    round(3, 0, { tee_name: 'Red', player_id: 3, player_name: 'Callum Reid' }),
  ];
  const { user } = await show({ '/api/course-scores/1': rounds, '/api/course-summaries': [] });
  const table = within(await screen.findByRole('table', { name: 'Leaderboard' }));
  const scores = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryAllByRole('cell')[5]?.textContent);
  const records = () => table.getAllByText('Tee Record').map((mark) => mark.closest('tr')?.textContent);
  expect(scores()).toEqual([undefined, '−1', '+3', undefined, '0']);
  expect(records()).toEqual([expect.stringMatching(/−1$/), expect.stringMatching(/0$/)]);
  expect(heads()).toEqual(['WhitePar 71 2 rounds', 'RedPar 71 1 round']);
  expect(table.getAllByRole('separator').map((line) => line.getAttribute('aria-label'))).toEqual(['Red tees']);
  expect(await table.findAllByText('+2.2')).toHaveLength(2);
  expect(table.getAllByText('4.5')[0]?.closest('tr')?.textContent).toContain('Callum Reid');
  await user.click(screen.getByRole('switch', { name: 'Best round per player' }));
  expect(scores()).toEqual([undefined, '−1', undefined, '0']);
  expect(records()).toHaveLength(2);
});

test('rounds from some tees stand below the course rating of those tees', async () => {
  const rounds = [round(2, -2, { tee_id: 1, gender: false }), round(5, 4, { tee_id: 4, gender: true, tee_par: 75 })];
  const tees = [{ ...tee(1, false), tee_course_rating: 72.5 }, tee(4, true)];
  await show({ '/api/course-scores/1': rounds, '/api/course-tees/1': tees });
  await waitFor(() => expect(heads()).toEqual(['White MenPar 71 · Rating 72.5 1 round', 'White WomenPar 75 1 round']));
});

test('rounds have their places, the Course Leader is marked, and a tee can be asked for alone', async () => {
  const men = { tee_id: 1, gender: false };
  const women = { tee_id: 2, gender: true, tee_par: 75, player_id: 3, player_name: 'Callum Reid' };
  const rounds = [round(2, -2, men), round(3, 1, men), round(4, 1, men), round(5, 4, women)];
  const { user } = await show({ '/api/course-scores/1': rounds });
  const table = within(await screen.findByRole('table', { name: 'Leaderboard' }));
  const rows = () => table.getAllByRole('row').filter((row) => within(row).queryByRole('link', { name: /^Video/ }));
  const cells = (at: number) => rows().map((row) => within(row).getAllByRole('cell')[at]?.textContent);
  // Screen readers get the player with each figure.
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    ['1Ada Whitfield', 'T2Ada Whitfield', 'T2Ada Whitfield', '1Callum Reid'].map((cell) =>
      expect.stringContaining(cell),
    ),
  );
  expect(cells(2)).toEqual(['White Men', 'White Men', 'White Men', 'White Women']);
  expect(cells(5)).toEqual(['−2', '+1', '+1', '+4']);
  const marks = () => rows().map((row) => within(row).queryByTitle(/round from/)?.textContent ?? null);
  await waitFor(() => expect(marks()).toEqual(['Course Leader', null, null, 'Tee Record']));
  expect(table.getByRole('separator').getAttribute('aria-label')).toBe('White tees (women)');
  await user.click(screen.getByRole('radio', { name: 'White Women' }));
  expect(cells(5)).toEqual(['+4']);
  expect(marks()).toEqual(['Tee Record']);
  expect(screen.getByText('1 round, best first')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'All tees' }));
  expect(cells(5)).toHaveLength(4);
});

test('above the cards each course has an entry, in the order that is asked for', async () => {
  const line = (course_id: number, course_rating: number, last_played: string) => ({
    course_id,
    rounds: 9,
    last_played,
    best: -1,
    tee: { name: 'Black', par: 72, course_rating, slope_rating: 130, length: 7000 },
    leaders: [{ player_id: 14, name: 'Ada Whitfield', live: true, score_id: 2, gross: 73, score: 1, tee: 'Black' }],
  });
  const lines = [line(1, 71.1, '2026-03-01'), line(2, 77.3, '2026-11-02'), line(3, 74, '2026-11-09')];
  const { user } = await show({ ...many(), '/api/course-summaries': lines });
  const index = within(screen.getByRole('navigation', { name: 'Courses' }));
  const names = () => index.getAllByRole('link').map(({ textContent }) => textContent.split('–')[0]?.trim());
  await waitFor(() => expect(index.getByText('+5.3')).toBeTruthy());
  expect(names()).toEqual(['Alpha', 'Évora', 'Zeta Links']);
  await user.click(screen.getByRole('radio', { name: 'Difficulty' }));
  expect(names()).toEqual(['Évora', 'Alpha', 'Zeta Links']);
  await user.click(screen.getByRole('radio', { name: 'Latest' }));
  expect(names()).toEqual(['Alpha', 'Évora', 'Zeta Links']);
  // The cards keep their order.
  expect(clubs()).toEqual(['Alpha', 'Évora', 'Zeta Links']);
  expect(index.getByRole('link', { name: 'Zeta Links – Zeta Links course' }).getAttribute('href')).toBe(
    '/courses/1-zeta-links-zeta-links-course',
  );
  await user.click(screen.getByRole('button', { name: 'Filter Courses' }));
  await user.type(await screen.findByPlaceholderText('Search Courses...'), 'zeta');
  // One course needs no index.
  expect(clubs()).toEqual(['Zeta Links']);
  expect(screen.queryByRole('navigation', { name: 'Courses' })).toBeNull();
});

test('a backend that knows no figures of its courses has the cards alone', async () => {
  await show({ ...many(), '/api/course-summaries': undefined });
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Courses' })).toBeNull());
  expect(clubs()).toHaveLength(3);
});

test('whoever played the course stands in one line until all are asked for', async () => {
  const players = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, player_name: `Player ${index + 1}` }));
  const { user } = await show({ '/api/course-players/1': players });
  const names = () => screen.getAllByRole('link', { name: /^Player \d/ });
  await waitFor(() => expect(names()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(names()).toHaveLength(9);
  expect(names()[0]?.getAttribute('href')).toBe('/players/1-player-1');
});

test('sorted by date the newest comes first, inside its tee', async () => {
  const { user } = await show({ '/api/course-scores/1': [round(1, -3), round(2, 5)] });
  const titles = () => screen.getAllByRole('link', { name: /^Video/ }).map(({ textContent }) => textContent);
  await screen.findByRole('table', { name: 'Leaderboard' });
  expect(titles()).toEqual(['Video 1', 'Video 2']);
  expect(screen.queryByText(/^2 rounds,/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Date' }));
  expect(titles()).toEqual(['Video 2', 'Video 1']);
  expect(screen.getByText('2 rounds, newest first').getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('switch', { name: 'Best round per player' }));
  expect(screen.getByText('1 round, newest first')).toBeTruthy();
});

test("a player's name leads to that player's page, and a long leaderboard opens", async () => {
  const rounds = Array.from({ length: 30 }, (_, index) => round(1, index, { score_id: index + 1 }));
  const { user } = await show({ '/api/course-scores/1': rounds });
  const leaderboard = within(await screen.findByRole('table', { name: 'Leaderboard' }));
  const names = () => leaderboard.getAllByRole('link', { name: 'Ada Whitfield' });
  expect(names()[0]?.getAttribute('href')).toBe('/players/14-ada-whitfield');
  expect(names()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 30 rounds' }));
  expect(names()).toHaveLength(30);
});

test('a player who is not announced is blurred, by number in the address and without a face', async () => {
  const hidden = { player_name: 'Cassius Moonfield', profile: '/images/profiles/40.svg', live: false };
  await show({
    '/api/course-players/1': [{ id: 40, ...hidden }],
    '/api/course-scores/1': [round(1, -3, { player_id: 40, ...hidden })],
  });
  await screen.findByRole('table', { name: 'Leaderboard' });
  const links = await screen.findAllByRole('link', { name: 'Cassius Moonfield' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe('/players/40');
    expect(within(link).getByText('Cassius Moonfield').className).toContain('preview');
    expect(link.innerHTML).not.toContain('40.svg');
  }
  expect(screen.getByText('To be announced')).toBeTruthy();
});

test('a course that is asked for shows whatever the filters say, and has the focus', async () => {
  await show(many(), '/courses?region=Asia&course=2');
  expect(clubs()).toEqual(['Alpha', 'Évora', 'Zeta Links']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Évora' })));
});

test('pictures go to the screen one at a time, by arrow keys too', async () => {
  const images = ['Sea', 'Dune'].map((alt_text, id) => ({ id, image_path: `/images/${id}.svg`, alt_text }));
  const { user } = await show({ '/api/course-images/1': images });
  await user.click(await screen.findByRole('button', { name: 'Enlarge picture: Sea' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of North Berwick Golf Club' }));
  expect(viewer.getByText('1 of 2')).toBeTruthy();
  await user.click(viewer.getByRole('button', { name: 'Next picture' }));
  expect(viewer.getByText('Dune')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('Sea')).toBeTruthy();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the five calls of a course go out together when it comes near, and none for one that is far', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Near {
      override observe(card?: Element) {
        if (card?.id === 'course-3') super.observe();
      }
    },
  );
  const { client } = await show({ ...many(), '/api/players': [] });
  const asked = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.fetchStatus === 'fetching' || state.dataUpdateCount > 0)
      .map(({ queryKey }) => String(queryKey[0]))
      .filter((path) => /^\/api\/course-\w+\/\d/.test(path));
  await waitFor(() => expect(asked()).toHaveLength(5));
  expect(asked().toSorted()).toEqual(
    ['images', 'players', 'scores', 'stats', 'tees'].map((part) => `/api/course-${part}/3`),
  );
});
