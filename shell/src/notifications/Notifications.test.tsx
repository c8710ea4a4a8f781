import { createQueryClient, createStaticLoader, intents, Platform } from '@golf/shared/platform';
import { expectConsole, installTopLayer, stubApi, stubSilentApi } from '@golf/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastSeenScoreId } from './last-seen.ts';
import { Notifications } from './Notifications.tsx';

/** The newest `count` score updates, each of another player; the last id is 1000. */
const scores = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    score_id: 1000 - index,
    player_id: 1 + index,
    name: `Player ${1 + index}`,
    profile: null,
    title: `Round ${1000 - index}`,
    updated_at: '2026-11-15T12:00:00Z',
  }));

const courses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Club ${1 + index}`,
    course: index === 0 ? 'West Links' : null,
    updated_at: '2026-11-14T12:00:00Z',
  }));

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('region', { name: 'Recent Updates' }));
const entries = () => screen.queryAllByRole('listitem');
const dots = () => panel().queryAllByRole('img', { name: 'New' });

const Address = () => <output>{useLocation().pathname}</output>;

async function show(scoreUpdates: number | object[], courseUpdates: number | object[] = 1, list: unknown[] = []) {
  stubApi({
    '/api/courses': list,
    '/api/score-updates': typeof scoreUpdates === 'number' ? scores(scoreUpdates) : scoreUpdates,
    '/api/course-updates': typeof courseUpdates === 'number' ? courses(courseUpdates) : courseUpdates,
  });
  const queryClient = createQueryClient();
  render(
    <Platform queryClient={queryClient} loader={createStaticLoader({})}>
      <MemoryRouter initialEntries={['/privacy']}>
        <Notifications />
        <Address />
      </MemoryRouter>
    </Platform>,
  );
  await waitFor(() => expect(queryClient.getQueryState(['/api/score-updates'])?.status).toBe('success'));
}

beforeEach(() => {
  installTopLayer();
  // The page is idle at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  lastSeenScoreId.set(0);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, '1'],
  [49, '49'],
  [50, '50+'],
  [51, '50+'],
])('with %i unread updates the bell shows %s', async (count, badge) => {
  await show(count);
  await waitFor(() => expect(bell().textContent).toBe(badge));
  expect(bell().getAttribute('aria-label')).toBe(`Notifications, ${badge} new`);
});

test('a leaderboard released almost a year ago or before has its month, a later one its age', async () => {
  const released = (name: string, daysAgo: number) => ({
    name,
    course: null,
    updated_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  });
  await show(1, [released('Later', 100), { ...released('Before', 0), updated_at: '2024-03-12T12:00:00Z' }]);
  await userEvent.click(bell());
  expect((await panel().findByRole('link', { name: /Later/ })).textContent).toContain('3 months ago');
  expect(panel().getByRole('link', { name: /Before/ }).textContent).toContain('Mar 2024');
});

test('with nothing unread the bell shows no count', async () => {
  lastSeenScoreId.set(1000);
  await show(5);
  expect(bell().textContent).toBe('');
});

test('opening zeroes the count, keeps the newest id, and marks what is new until the panel has been closed', async () => {
  lastSeenScoreId.set(997);
  await show(20);
  await waitFor(() => expect(bell().textContent).toBe('3'));
  await userEvent.click(bell());
  expect(bell().textContent).toBe('');
  expect(localStorage.getItem('lastSeenScoreId')).toBe('1000');
  await waitFor(() => expect(dots()).toHaveLength(3));
  expect(
    entries()
      .slice(1, 4)
      .flatMap((entry) => within(entry).queryAllByLabelText('New')),
  ).toHaveLength(3);

  await userEvent.click(panel().getByRole('button', { name: 'Close' }));
  expect(entries()).toHaveLength(0);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(11));
  expect(dots()).toHaveLength(0);
});

test('a released course is new like a round: by a dot, if it came since the last look', async () => {
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const [newest, seen] = scores(2);
  const released = [1, 3, 5, 400].map((ago) => ({ name: `Released ${ago}`, course: null, updated_at: days(ago) }));
  lastSeenScoreId.set(999);
  const updates = [
    { ...newest, updated_at: days(2) },
    { ...seen, updated_at: days(4) },
  ];
  await show(updates, released);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(6));
  const areNew = entries().map((entry) => within(entry).queryByRole('img', { name: 'New' }) !== null);
  expect(areNew).toEqual([true, true, false, false, true, false]);
});

test('to a first visitor a course of last year is no news', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  await show(
    [],
    [29, 31].map((ago) => ({ name: `Released ${ago}`, course: null, updated_at: day(ago) })),
  );
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(dots()).toHaveLength(1);
  expect(panel().getByText('New in the last 30 days')).toBeTruthy();
});

test.each([
  ['a first visit', 0, 'Latest 50 rounds'],
  ['a later one', 990, '10 new since your last visit'],
  ['a visit long after', 1, '50+ new since your last visit'],
])('on %s the panel says what the dots mean: there has to have been a last visit', async (_, lastSeen, words) => {
  lastSeenScoreId.set(lastSeen);
  await show(51);
  await userEvent.click(bell());
  expect(await panel().findByText(words)).toBeTruthy();
  if (lastSeen === 0) expect(panel().queryByText(/last visit/)).toBeNull();
});

test('scores stand in lists under their days, in the order in which they came', async () => {
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
  const [first, second, third, fourth] = scores(4);
  await show([
    { ...first, updated_at: hours(0) },
    { ...second, updated_at: hours(24) },
    { ...third, updated_at: '2026-01-05T12:00:00Z' },
    { ...fourth, updated_at: '2026-01-05T11:00:00Z' },
  ]);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(5));
  const headings = panel().getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Course Leaderboards Released',
    'Today',
    expect.stringMatching(/^Yesterday/),
    expect.stringMatching(/^5 Jan 2026 \d+ (?:days|months|years?) ago$/),
  ]);
  const lists = panel().getAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 1, 1, 2]);
  // The day's head has the age, not each row.
  expect(within(lists[3] as HTMLElement).queryByText(/ ago$/)).toBeNull();
  // A list follows its heading.
  expect(headings.map((heading) => heading.nextElementSibling)).toEqual(lists);
  expect(within(lists[3] as HTMLElement).getAllByRole('link')[0]?.textContent).toMatch(/^Player 3/);
});

test('courses come first, pinned, with name and sub-name', async () => {
  await show(3, 2);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(5));
  const [first, second, third] = entries();
  expect(first?.textContent).toMatch(/^Course Leaderboard ReleasedClub 1 – West Links/);
  expect(second?.textContent).toMatch(/^Course Leaderboard ReleasedClub 2\d/);
  expect(third?.textContent).toMatch(/^Player 1Round 1000/);
});

test('ten of each show, and Load More brings ten more up to fifty', async () => {
  await show(51, 12);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(20));
  for (const shown of [32, 42, 52, 62]) {
    await userEvent.click(panel().getByRole('button', { name: 'Load More' }));
    expect(entries()).toHaveLength(shown);
  }
  expect(panel().queryByRole('button', { name: 'Load More' })).toBeNull();
  expect(panel().getByRole('status').textContent).toBe('50 rounds shown');
  // The button is gone: the focus is on the first entry of the last page.
  expect(document.activeElement?.textContent).toMatch(/^Player 41/);
});

test('with ten score updates there is nothing more to load, however many courses there are', async () => {
  await show(10, 30);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(20));
  expect(panel().queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('a score leads to its player by intent, a course to the courses, and both close the panel', async () => {
  await show(3);
  const wanted = vi.fn();
  const stop = intents.subscribe(wanted);
  await userEvent.click(bell());
  await userEvent.click(await panel().findByText('Player 2'));
  expect(wanted).toHaveBeenCalledExactlyOnceWith({ type: 'player/expand', payload: { playerId: 2 } });
  expect(entries()).toHaveLength(0);
  stop();

  await userEvent.click(bell());
  const marker = (await panel().findByText('Player 2')).closest('[data-event]')?.getAttribute('data-event');
  expect(marker).toBe('notification-player-2');
  await userEvent.click(panel().getByText('Course Leaderboard Released'));
  expect(screen.getByText('/courses')).toBeTruthy();
  expect(entries()).toHaveLength(0);
});

test.each(['Control', 'Shift', 'Alt', 'Meta'])('a press with %s held is left to the browser', async (key) => {
  await show(3);
  const wanted = vi.fn();
  const stop = intents.subscribe(wanted);
  const user = userEvent.setup();
  await user.click(bell());
  const entry = await panel().findByText('Player 2');
  entry.closest('a')?.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard(`{${key}>}`);
  await user.click(entry);
  expect(wanted).not.toHaveBeenCalled();
  expect(entries()).not.toHaveLength(0);
  stop();
});

test('a course that is on the list is asked for by intent, and has an address of its own', async () => {
  const course = (course_id: number, club_name: string, course_name: string) => ({ course_id, club_name, course_name });
  await show(3, 2, [
    course(5, 'Club 1', 'East Links'),
    course(7, 'Club 1', 'West Links'),
    course(8, 'Club 2', 'Club 2'),
  ]);
  const wanted = vi.fn();
  const stop = intents.subscribe(wanted);
  await userEvent.click(bell());
  const [first, second] = await panel().findAllByRole('link');
  await waitFor(() => expect(first?.getAttribute('href')).toBe('/courses?course=7'));
  expect(second?.getAttribute('href')).toBe('/courses?course=8');
  await userEvent.click(first as HTMLElement);
  expect(wanted).toHaveBeenCalledExactlyOnceWith({ type: 'course/open', payload: { courseId: 7 } });
  expect(entries()).toHaveLength(0);
  stop();
});

test('each opening asks for the scores again', async () => {
  await show(3);
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(4));
  stubApi({ '/api/score-updates': scores(7), '/api/course-updates': courses(1) });
  await userEvent.click(bell());
  await userEvent.click(bell());
  await waitFor(() => expect(entries()).toHaveLength(8));
});

test('the panel loads until both calls have ended', async () => {
  await show(3);
  stubSilentApi();
  await userEvent.click(bell());
  expect(await panel().findByRole('status', { name: 'Loading the updates' })).toBeTruthy();
  expect(entries()).toHaveLength(0);
});

test('a call that failed is named on the console, and the panel says so until it is made again', async () => {
  await show(0);
  stubApi({ '/api/score-updates': [], '/api/course-updates': undefined });
  await userEvent.click(bell());
  await panel().findByText('The updates aren’t available right now.', { exact: false });
  expect(panel().queryByText('No updates yet.')).toBeNull();
  expectConsole('error', /GET \/api\/course-updates failed/);
  stubApi({ '/api/score-updates': [], '/api/course-updates': courses(2) });
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(panel().queryByText('not available', { exact: false })).toBeNull();
});

test('where there is nothing yet, the panel says so', async () => {
  await show(0, 0);
  await userEvent.click(bell());
  expect(await panel().findByText('No updates yet.')).toBeTruthy();
});

test('one call that fails does not hide what the other has brought', async () => {
  await show(3);
  stubApi({ '/api/score-updates': scores(3), '/api/course-updates': undefined });
  await userEvent.click(bell());
  await panel().findByText('Some updates aren’t available right now.', { exact: false });
  expect(entries()).toHaveLength(3);
  expectConsole('error', /GET \/api\/course-updates failed/);
});

test('an entry says what was scored, where, and what it did to the handicap', async () => {
  const [played, first, unsaid = {}, misshapen] = scores(4);
  const result = { course: 'Oakmont', gross: 72, score_over_par: 0, handicap: -2.31, handicap_before: -2.2 };
  await show([
    { ...played, result },
    { ...first, result: { ...result, score_over_par: 3, gross: 75, handicap: 4, handicap_before: null } },
    unsaid,
    { ...misshapen, result: { course: 'Oakmont' } },
  ]);
  await userEvent.click(bell());
  const texts = () =>
    panel()
      .getAllByRole('link')
      .map((link) => link.textContent);
  await waitFor(() => expect(texts().join()).toContain('72 (0) at Oakmont Handicap +2.2 → +2.3'));
  expect(texts().join()).toContain('75 (+3) at Oakmont Handicap 4.0');
  // A missing or malformed field of another backend costs the entry only that field.
  for (const place of [-1, -2]) expect(texts().at(place)).toMatch(/^Player \d/);
  for (const place of [-1, -2]) expect(texts().at(place)).not.toContain('Oakmont');
});
