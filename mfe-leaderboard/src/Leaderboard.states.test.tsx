import { expectConsole, stubApi, stubDeadApi } from '@golf/shared/testing';
import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show, showTable } from './testing/show.tsx';
import { NO_FILTERS } from './view/filters.ts';
import { filtersPreference, sortPreference } from './view/preferences.ts';

// Time for lazy chunks on a busy machine and for the retry of a failed call.
configure({ asyncUtilTimeout: 10_000 });
vi.mock('./detail/Chart.tsx', () => ({ Chart: () => null }));

const QUIET = {
  '/api/player-history/14': [],
  '/api/player-channels/14': [],
  '/api/youtube-subscribers/https%3A%2F%2Fwww.youtube.com%2F%40fairway-twins': { subscriberCount: 1 },
};

beforeEach(() => {
  sortPreference.set('desc');
  filtersPreference.set(NO_FILTERS);
  stubApi(QUIET);
});
afterEach(() => vi.unstubAllGlobals());

const cells = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  return within(button.closest('tr') as HTMLElement).getAllByRole('cell');
};

test.each([
  [-0.04, '0.0', false],
  [-0.06, '+0.1', true],
])('a handicap of %d shows as %s, in the colour of that', async (handicap, shown, isPlus) => {
  stubApi({ '/api/players': [{ id: 1, name: 'Level', handicap, live: true }] });
  await showTable();
  const cell = (await cells('Level')).at(-1);
  expect(cell?.firstChild?.textContent).toBe(shown);
  expect(cell?.hasAttribute('data-plus')).toBe(isPlus);
});

test('a row says how many places were won or lost in 30 days', async () => {
  stubApi({
    '/api/players': [
      { id: 1, name: 'Up', handicap: 1, handicap_30_days_ago: 3, live: true },
      { id: 2, name: 'Down', handicap: 2, handicap_30_days_ago: 1, live: true },
      { id: 3, name: 'Level', handicap: 5, handicap_30_days_ago: 5, live: true },
      { id: 4, name: 'New', handicap: 6, live: true },
    ],
  });
  await showTable();
  expect((await cells('Up'))[0]?.textContent).toBe('1▲Up 1 in 30 days');
  expect((await cells('Down'))[0]?.textContent).toBe('2▼Down 1 in 30 days');
  expect((await cells('Level'))[0]?.textContent).toBe('3');
  expect((await cells('New'))[0]?.textContent).toBe('4');
});

test('players that cannot be loaded can be asked for again', async () => {
  stubDeadApi();
  const user = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expectConsole('error', /^GET \/api\/players failed/);
  stubApi(QUIET);
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Ada Whitfield' })).toBeTruthy();
});

test("a player's rounds and history that cannot be loaded can be asked for again", async () => {
  const { user } = await showTable();
  stubDeadApi();
  await user.click(screen.getByRole('button', { name: 'Ada Whitfield' }));
  const detail = await screen.findByRole('region', { name: 'Ada Whitfield' });
  const retryOf = async (sentence: RegExp) =>
    within(await within(detail).findByText(sentence)).getByRole('button', { name: 'Try again' });
  const rounds = await retryOf(/^The rounds aren’t available/);
  const history = await retryOf(/^The handicap history isn’t available/);
  expectConsole('error', /player-rounds\/14 failed/);
  expect(within(detail).getAllByText('Unavailable')).toHaveLength(2);
  stubApi(QUIET);
  await user.click(rounds);
  expect(await within(detail).findByRole('table', { name: 'Rounds' })).toBeTruthy();
  await user.click(history);
  expect(await within(detail).findByText(/^No history yet/)).toBeTruthy();
});

test('a link that leads nowhere is told once, its round has a title without a link', async () => {
  const round = { date: '2026-11-09', course: 'Links', par: 72, course_rating: 72, slope: 113, score: 0, net_score: 0 };
  stubApi({
    ...QUIET,
    '/api/player-rounds/14': [
      { ...round, id: 801, video: 'Nowhere', link: null },
      { ...round, id: 802, video: 'Elsewhere', link: 'javascript:alert(1)' },
    ],
  });
  const { user } = await showTable();
  await user.click(screen.getByRole('button', { name: 'Ada Whitfield' }));
  const rounds = await screen.findByRole('table', { name: 'Rounds' });
  expect(within(rounds).getByText('Nowhere').closest('a')).toBeNull();
  expect(within(rounds).getByText('Elsewhere').closest('a')).toBeNull();
  expect(within(rounds).getAllByText('No Thumbnail')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ada Whitfield' }));
  await user.click(screen.getByRole('button', { name: 'Ada Whitfield' }));
  await screen.findByRole('table', { name: 'Rounds' });
  expectConsole('warn', /^Video link is undefined or null\nInvalid YouTube URL$/);
});

test('above the table are the news, with the biggest climb and fall', async () => {
  stubApi({
    '/api/players': [
      { id: 1, name: 'Up Farley', handicap: 1, handicap_30_days_ago: 4, live: true },
      { id: 2, name: 'Secret', handicap: 2, handicap_30_days_ago: 1, live: false },
      { id: 3, name: 'Down', handicap: 5, handicap_30_days_ago: 2, live: true },
      { id: 4, name: 'Down Too', handicap: 6, handicap_30_days_ago: 3, live: true },
    ],
  });
  await showTable();
  const news = await screen.findByText('Updated 15 Nov 2026 · 6 rounds that week');
  // The first of equals; unannounced players are not named.
  expect(news.parentElement?.parentElement?.textContent).toBe(
    'Updated 15 Nov 2026 · 6 rounds that weekPlaces moved · Last 30 days: all who moved:Biggest climb: Up Farley, up 3 in 30 days ▲ 3Biggest drop: Down, down 1 in 30 days ▼ 1',
  );
  const link = screen.getByRole('link', { name: 'Up Farley, up 3 in 30 days' });
  expect(link.getAttribute('href')).toBe('/players/1-up-farley');
});

test('one round is one, and a backend that does not tell costs the line', async () => {
  stubApi({ '/api/total-shots': { totalScore: 1, newest_day: '2026-09-01', rounds_this_week: 1 } });
  await showTable();
  expect(await screen.findByText('Updated 1 Sept 2026 · 1 round that week')).toBeTruthy();
  cleanup();
  stubApi({ '/api/total-shots': { totalScore: 1 }, '/api/players': [{ id: 1, name: 'Only', handicap: 1 }] });
  await showTable();
  expect(screen.queryByText(/Updated|30 days|Biggest/)).toBeNull();
});

test('a count that cannot be loaded takes neither "Compare" nor "Records" with it', async () => {
  // A path without an answer fails.
  stubApi({ '/api/total-shots': undefined });
  await showTable();
  expectConsole('error', /^GET \/api\/total-shots failed/);
  expect(screen.getByRole('link', { name: /^Compare/ }).getAttribute('href')).toBe('/compare');
  expect(screen.getByRole('link', { name: 'Records' }).getAttribute('href')).toBe('/records');
});

test('without a round there is nobody to compare, and no record', async () => {
  stubApi({ '/api/players': [{ id: 1, name: 'Only', rounds: 0, live: true }] });
  await showTable();
  await screen.findByText('Updated 15 Nov 2026 · 6 rounds that week');
  expect(screen.queryByRole('link', { name: /Compare|Records/ })).toBeNull();
});

test('a column tells the form of each player, where the backend does', async () => {
  const { user } = await showTable();
  expect(screen.getByRole('columnheader', { name: 'Form' })).toBeTruthy();
  await user.hover(screen.getByRole('button', { name: 'Form' }));
  expect(await screen.findByText(/^Adjusted scores of the last ten rounds/, { ignore: '[hidden]' })).toBeTruthy();
  const form = (await cells('Ada Whitfield'))[3];
  expect(form?.textContent).toBe('Last round: −2');
  // The lowest adjusted score is on top.
  expect(form?.querySelector('polyline')?.getAttribute('points')).toBe('7,9 8,5 9,0');
  expect((await cells('Callum Reid'))[3]?.textContent).toBe('');
  cleanup();
  stubApi({ '/api/players': [{ id: 1, name: 'Only', handicap: 1, form: ['3', 'x'], latest_score: 'none' }] });
  await showTable();
  expect(screen.queryByRole('columnheader', { name: 'Form' })).toBeNull();
  expect(await cells('Only')).toHaveLength(4);
});

test('"Pos" says which way the positions run', async () => {
  const { user } = await showTable();
  const sorted = () => screen.getByRole('columnheader', { name: 'Pos' }).getAttribute('aria-sort');
  expect(sorted()).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Pos' }));
  expect(sorted()).toBe('descending');
});
