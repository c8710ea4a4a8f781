import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Leaderboard } from '../Leaderboard.tsx';

function Address() {
  return <output>{useLocation().search}</output>;
}

/** Renders a page at an address, by default the leaderboard, and the current query below it. */
export function show(address = '/', queryClient = createQueryClient(), page = <Leaderboard />) {
  const user = userEvent.setup();
  render(
    <Platform queryClient={queryClient} loader={createStaticLoader({})}>
      <MemoryRouter initialEntries={[address]}>
        {page}
        <Address />
      </MemoryRouter>
    </Platform>,
  );
  return user;
}

/** Like `show`, and waits for the table. */
export async function showTable(address = '/') {
  const user = show(address);
  const table = await screen.findByRole('table', { name: 'Handicap Leaderboard' });
  const names = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('button').textContent);
  return { user, table, names };
}
