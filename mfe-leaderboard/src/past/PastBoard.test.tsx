import { boardOfDayResource, boardOfDayTopResource } from '@golf/shared/api';
import { createQueryClient } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { PastBoard } from './PastBoard.tsx';

// Time for lazy chunks on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => stubApi());
afterEach(() => vi.unstubAllGlobals());

const showDay = (query = '') =>
  show(`/leaderboard/2026-03-01${query}`, createQueryClient(), <PastBoard day="2026-03-01" />);
const names = async () =>
  within(await screen.findByRole('table', { name: 'Leaderboard of the day' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

test('a past day is filtered as today’s leaderboard is, and its address has the filters', async () => {
  const user = showDay();
  expect(await names()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scotland' }));
  expect(await names()).toEqual(['Callum Reid']);
  expect(screen.getByText('?country=gb-sct')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Showing 1 of 3 players.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Scotland' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country' }));
  expect(await names()).toHaveLength(3);
});

test('a shared address filters the day; filters without a match say so', async () => {
  const user = showDay('?channel=Fairway%20Twins');
  expect(await screen.findByText('Showing 1 of 3 players.')).toBeTruthy();
  expect(await names()).toEqual(['Ada Whitfield']);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await names()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country' }));
});

test('filters without a match show no empty table', async () => {
  showDay('?country=jp');
  expect(await screen.findByText('No players match these filters.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Leaderboard of the day' })).toBeNull();
});

test('what was corrected since is told, as known then and as known now', async () => {
  showDay();
  const handicaps = await screen.findByRole('table', { name: 'Handicaps as known then and now' });
  expect(within(handicaps).getByRole('row', { name: /Ada Whitfield.*plus 0\.9.*plus 1\.1/ })).toBeTruthy();
  expect(within(handicaps).getByRole('row', { name: /No handicap/ })).toBeTruthy();
  const rounds = screen.getByRole('table', { name: 'Rounds corrected since' });
  expect(within(rounds).getByRole('row', { name: /Score 72, now 69/ })).toBeTruthy();
  expect(within(rounds).getByRole('row', { name: /Added later/ })).toBeTruthy();
  expect(within(rounds).getByText(/The first 2 of 60/)).toBeTruthy();
});

test('of a long day only the first rows load, until all are wanted', async () => {
  const day = (await (await fetch('/api/boards/2026-03-01')).json()) as { rows: object[] };
  const rows = Array.from({ length: 160 }, (_, index) => ({
    ...day.rows[0],
    player_id: index + 1,
    name: `P ${index + 1}`,
  }));
  stubApi({
    '/api/boards/2026-03-01': { ...day, rows },
    '/api/boards/2026-03-01/top': { top: { ...day, rows: rows.slice(0, 60), players: 160 } },
  });
  const queryClient = createQueryClient();
  const top = boardOfDayTopResource('2026-03-01');
  await queryClient.prefetchQuery(top);
  const user = show('/leaderboard/2026-03-01', queryClient, <PastBoard day="2026-03-01" />);
  expect(await names()).toHaveLength(60);
  expect(queryClient.getQueryData(boardOfDayResource('2026-03-01').queryKey)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Show all 160 players' }));
  await waitFor(async () => expect(await names()).toHaveLength(160));
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
