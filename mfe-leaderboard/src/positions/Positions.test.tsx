import { createQueryClient } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Positions } from './Positions.tsx';

beforeEach(() => stubApi());
afterEach(() => vi.unstubAllGlobals());

test('each picked player can be taken out, and the table has every month, the latest first', async () => {
  const user = show('/', createQueryClient(), <Positions players={[3, 9, 14]} />);
  const group = await screen.findByRole('group', { name: 'Players' });
  const links = within(group).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/positions/3-9',
    '/positions/9-14',
    '/positions/3-14',
    '/positions',
  ]);
  await user.click(screen.getByText('Show as table'));
  const rows = within(screen.getByRole('table', { name: 'Positions over time' })).getAllByRole('row');
  expect(rows).toHaveLength(16);
  expect(rows[1]?.textContent).toMatch(/1.*2.*2$/);
  expect(rows[15]?.textContent).toMatch(/–12$/);
});

test('the chart of the first ten has no player to take out', async () => {
  show('/', createQueryClient(), <Positions players={[]} />);
  const group = await screen.findByRole('group', { name: 'Players' });
  expect(within(group).queryAllByRole('link')).toEqual([]);
  expect(within(group).getByLabelText('Pick a player')).toBeTruthy();
});
