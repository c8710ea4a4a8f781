import { adoptPageData, createQueryClient } from '@golf/shared/platform';
import { expectConsole, stubApi } from '@golf/shared/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from './testing/show.tsx';
import { ranked } from './testing/players.ts';

vi.mock('./detail/Chart.tsx', () => ({ Chart: () => null }));
afterEach(() => vi.unstubAllGlobals());

/** A page with the first two of three players. */
function showTop(address = '/') {
  const client = createQueryClient();
  const rows = ranked([{ name: 'Ada Whitfield', id: 14 }, { name: 'Bo Hartsfeld' }]).map((entry) => ({
    ...entry,
    moved: 0,
  }));
  const climber = { player_id: 9, name: 'Newcomer', places: 40 };
  const board = { players: 3, channels: 7, flags: [], rows, climber, faller: null };
  adoptPageData(client, [['/api/board', board]]);
  return show(address, client);
}

const table = () => screen.getByRole('table', { name: 'Handicap Leaderboard' });

test('the top of a long table is there at once, and the others come by themselves', async () => {
  stubApi({});
  showTop();
  expect(within(table()).getByRole('button', { name: 'Bo Hartsfeld' })).toBeTruthy();
  expect(table().getAttribute('aria-rowcount')).toBe('4');
  expect(screen.getByRole('link', { name: /^Newcomer\s*, up 40 in 30 days$/ })).toBeTruthy();
  expect(await within(table()).findByRole('button', { name: 'Callum Reid' })).toBeTruthy();
});

test('when the remaining rows fail, the top stays with a message and a retry', async () => {
  stubApi({ '/api/players': undefined });
  const user = showTop();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expectConsole('error', /^GET \/api\/players failed/);
  const words = screen.getByText(/^The rest of the leaderboard isn’t available right now/);
  // In view: the table has its final height.
  expect(words.compareDocumentPosition(table())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(table()).getByRole('button', { name: 'Bo Hartsfeld' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('disabled')).toBe(true);
  stubApi({});
  await user.click(again);
  expect(await within(table()).findByRole('button', { name: 'Callum Reid' })).toBeTruthy();
  expect(screen.queryByText(/^The rest of the leaderboard/)).toBeNull();
});

test('a view that needs all players waits for them', async () => {
  stubApi({});
  showTop('/?country=gb-sct');
  // Neither sorted nor filtered yet.
  expect(within(table()).queryByRole('button', { name: 'Bo Hartsfeld' })?.closest('[data-waiting]')).toBeTruthy();
  expect(await within(table()).findByRole('button', { name: 'Callum Reid' })).toBeTruthy();
  expect(within(table()).queryByRole('button', { name: 'Ada Whitfield' })).toBeNull();
  expect(document.querySelector('[data-waiting] > table')).toBeNull();
});
