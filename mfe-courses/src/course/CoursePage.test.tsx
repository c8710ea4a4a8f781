import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { answer, expectConsole, installTopLayer, stubApi } from '@golf/shared/testing';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CoursePage } from './CoursePage.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => vi.unstubAllGlobals());

function show(answers: Record<string, unknown> = {}, courseId = 1) {
  stubApi(answers);
  installTopLayer();
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <CoursePage courseId={courseId} />
      </MemoryRouter>
    </Platform>,
  );
  return userEvent.setup();
}

test('a course says who leads, what the record is, and how it fell', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'North Berwick Golf Club' })).toBeTruthy();
  expect(screen.getByText('+1.5')).toBeTruthy();
  const leader = within(screen.getByRole('region', { name: 'Course Leader' }));
  expect(leader.getByRole('link', { name: 'Ada Whitfield' }).getAttribute('href')).toBe('/players/14-ada-whitfield');
  expect(leader.getByText('69 (−2)')).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'How the record fell' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^69Ada Whitfield9 Nov 2026.* · −2 to par, 7 strokes lower$/),
    expect.stringMatching(/^76Callum Reid3 Nov 2026 · \+5 to par, the first round$/),
  ]);
  const days = within(screen.getByRole('region', { name: 'Hardest and easiest days' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '1.3 over3 Nov 2026Callum Reid',
    '0.8 under9 Nov 2026Ada Whitfield',
  ]);
  expect(await screen.findByRole('table', { name: 'Leaderboard' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Tees' })).toBeTruthy();
  expect(document.title).toBe('North Berwick Golf Club – West Links: course leaderboard and records · Golf Handicaps');
});

test('where there are several sets of tees, each has its record; of one set the leaderboard shows it', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'How the record fell' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Records' })).toBeNull();
  cleanup();
  const summary = (await (await answer('/api/courses/1/summary')).json()) as { tees: object[] };
  const red = { ...summary.tees[0], tee_id: 2, tee_name: 'Red', gender: true };
  show({ '/api/courses/1/summary': { ...summary, tees: [...summary.tees, red] } });
  const records = within(await screen.findByRole('table', { name: 'Records' })).getAllByRole('row');
  expect(records[1]?.textContent).toMatch(/White.*M.*69 \(−2\).*Ada Whitfield.*Callum Reid, 76 \(\+5\)/);
  expect(records[2]?.textContent).toMatch(/Red.*W.*69 \(−2\)/);
  expect(
    screen.getByText(/^The lowest full round from each set of tees\. Men’s and women’s records are kept separately\.$/),
  ).toBeTruthy();
});

test('players stand by their best net, ten of them until all are asked for', async () => {
  const base = { player_id: 1, name: 'Somebody', live: true, date: '2026-11-09', score_id: 2, tee_id: 1, rounds: 1 };
  const net = Array.from({ length: 12 }, (_, index) => ({
    ...base,
    player_id: index + 1,
    name: `Player ${index + 1}`,
    value: index - 1,
    place: index + 1,
    tied: false,
  }));
  const course = { course_id: 1, club_name: 'North Berwick Golf Club' };
  const summary = { course, rounds: 12, players: 60, tees: [], net, hardest_days: [], easiest_days: [] };
  const user = show({ '/api/courses/1/summary': summary });
  const table = within(await screen.findByRole('table', { name: 'Players by adjusted score' }));
  const rows = () => table.getAllByRole('row').slice(1);
  expect(rows().map((row) => row.className === '')).toEqual([...Array(10).fill(true), false, false]);
  expect(rows()[0]?.textContent).toBe('1Player 1−1.009 Nov 20261');
  expect(screen.getByText('The best 12 of 60 players.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(rows().every((row) => row.className === '')).toBe(true);
  expect(screen.queryByRole('table', { name: 'Records' })).toBeNull();
});

test('with a backend without summaries the page is what its list of courses says', async () => {
  show({ '/api/courses': [{ course_id: 7, club_name: 'Far Away Links' }] }, 7);
  expect(await screen.findByRole('heading', { level: 1, name: 'Far Away Links' })).toBeTruthy();
  for (const name of ['Records', 'Players by adjusted score']) expect(screen.queryByRole('table', { name })).toBeNull();
  expect(screen.queryByText('Difficulty')).toBeNull();
  await screen.findByText('The tees aren’t available right now.', { exact: false });
  await screen.findByText('The leaderboard of this course isn’t available right now.', { exact: false });
  expectConsole('error', /GET \/api\/.* failed: the server answered 404/);
});

test('a course that there is not is out of bounds', async () => {
  show({}, 99);
  expect(await screen.findByRole('heading', { name: 'Out of bounds' })).toBeTruthy();
});
