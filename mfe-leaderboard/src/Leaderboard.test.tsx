import { recordStatus, stubApi } from '@golf/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTable as show } from './testing/show.tsx';
import { filtersPreference, sortPreference } from './view/preferences.ts';
import { NO_FILTERS } from './view/filters.ts';

// Time for lazy chunks on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.mock('./detail/Chart.tsx', () => ({ Chart: () => null }));

beforeEach(() => {
  sortPreference.set('desc');
  filtersPreference.set(NO_FILTERS);
  stubApi({
    '/api/player-history/14': [],
    '/api/player-channels/14': [],
    '/api/youtube-subscribers/https%3A%2F%2Fwww.youtube.com%2F%40fairway-twins': { subscriberCount: 1234567 },
    '/api/player-rounds/3': [],
    '/api/player-history/3': [],
    '/api/player-channels/3': [],
  });
});
afterEach(() => vi.unstubAllGlobals());

test('"Pos" turns the table round; who has no handicap stays last', async () => {
  const { user, names } = await show();
  expect(names()).toEqual(['Ada Whitfield', 'Callum Reid', 'Newcomer']);
  await user.click(screen.getByRole('button', { name: 'Pos' }));
  expect(names()).toEqual(['Callum Reid', 'Ada Whitfield', 'Newcomer']);
  expect(screen.getByText('?sort=asc')).toBeTruthy();
  expect(sortPreference.get()).toBe('asc');
});

test('who has no handicap yet sees how many of the rounds that it takes there are', async () => {
  const { table } = await show();
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
  expect(within(row('Newcomer')).getByText('N/A')).toBeTruthy();
  expect(within(row('Newcomer')).getByText('2 of 5 rounds')).toBeTruthy();
  expect(within(row('Callum Reid')).queryByText(/of 5 rounds/)).toBeNull();
});

test('a press anywhere in a row opens and closes it, one on a link in it does not', async () => {
  const { user, table } = await show();
  const button = within(table).getByRole('button', { name: /Ada Whitfield/ });
  const row = within(button.closest('tr') as HTMLElement);
  const [position, handicap] = [0, -1].map((at) => row.getAllByRole('cell').at(at) as HTMLElement);
  await user.click(handicap as HTMLElement);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(position as HTMLElement);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(row.getByRole('link'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a filter is chosen, counted, kept, shown as a chip and taken away', async () => {
  const { user, names } = await show();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scotland' }));
  expect(names()).toEqual(['Callum Reid']);
  expect(filtersPreference.get().countries).toEqual(['gb-sct']);
  expect(screen.getByRole('button', { name: /^Country 1/, hidden: true })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Scotland' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country' }));
  expect(names()).toHaveLength(3);
});

test('there is something to clear once something is chosen or sought', async () => {
  const { user, names } = await show();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  const clear = await screen.findByRole<HTMLButtonElement>('button', { name: 'Clear' });
  expect(clear.disabled).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'scot');
  expect(clear.disabled).toBe(false);
  await user.click(await screen.findByRole('checkbox', { name: 'Scotland' }));
  await user.click(clear);
  expect(names()).toHaveLength(3);
  expect(clear.disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('changes of order, count and open row are announced once', async () => {
  const { user } = await show();
  const said = recordStatus();
  await user.click(screen.getByRole('button', { name: 'Pos' }));
  expect(said()).toEqual(['All 3 players, worst first']);
  await user.click(screen.getByRole('button', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scotland' }));
  await user.keyboard('{Escape}');
  expect(said().slice(1)).toEqual(['1 of 3 players, worst first']);
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('whit{Enter}');
  await waitFor(() => expect(said().slice(2)).toEqual(['Ada Whitfield opened']));
});

test('a shared address sets the view; an empty view offers to clear the filters', async () => {
  const { user, table, names } = await show('/?country=gb-eng&player=3');
  expect(within(table).getAllByRole('row')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country' }));
  expect(names()).toHaveLength(3);
});

test('the box "All" keeps its name while some are ticked, and is described by how many', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scotland' }));
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect(all.indeterminate).toBe(true);
  expect(document.getElementById(all.getAttribute('aria-describedby') ?? '')?.textContent).toBe('1 chosen');
  await user.click(all);
  expect(screen.getByRole('checkbox', { name: 'All' }).getAttribute('aria-describedby')).toBeNull();
});

test('an unknown channel offers the view of the other filters', async () => {
  const { user, table, names } = await show('/?country=gb-sct&channel=Renamed');
  expect(screen.getByText('There’s no channel called “Renamed”.')).toBeTruthy();
  expect(within(table).getByRole('button', { name: 'Channel' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all players from Scotland' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Channel' }));
  expect(names()).toEqual(['Callum Reid']);
});

test('without other filters it leads to all players', async () => {
  const { user, names } = await show('/?channel=Renamed');
  await user.click(screen.getByRole('button', { name: 'Show all players' }));
  expect(names()).toHaveLength(3);
});

test('below a filtered table stands how many it has left, and the way back to all of them', async () => {
  const { user, names } = await show('/?player=3');
  expect(screen.getByText(/^Showing 1 of 3 players\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toHaveLength(3);
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test('the saved view is in the address again', async () => {
  filtersPreference.set({ ...NO_FILTERS, players: [3] });
  const { names } = await show();
  expect(names()).toEqual(['Callum Reid']);
  expect(screen.getByText('?player=3')).toBeTruthy();
});

test('finding a player opens the row, and takes away filters that hide it', async () => {
  const { user } = await show('/?country=gb-sct');
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('whit{Enter}');
  const detail = await screen.findByRole('region', { name: 'Ada Whitfield' });
  expect(await within(detail).findByText('Handicap Legend', { selector: 'strong' })).toBeTruthy();
  expect(await within(detail).findByText((1234567).toLocaleString())).toBeTruthy();
  const rounds = await within(detail).findByRole('table', { name: 'Rounds' });
  expect(within(rounds).getByText('−3.04')).toBeTruthy();
  expect(
    within(rounds).getByText(
      'Handicap calculation takes the average of the top 8 adjusted scores (highlighted) from the latest 20 scores above',
    ),
  ).toBeTruthy();
  await user.click(within(rounds).getByRole('button', { name: /was calculated/ }));
  expect(within(rounds).getByText(/113 × \(69 − 72.5\) ÷ 130/)).toBeTruthy();
  expect(within(rounds).getByRole('link', { name: 'Report an error in this round' }).getAttribute('href')).toMatch(
    /^mailto:.*round%202/,
  );
});

test('whoever opens a row from afar goes on from there: by the search, or from a neighbour', async () => {
  const { user, table } = await show('/');
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('whit{Enter}');
  const ada = within(table).getByRole('button', { name: 'Ada Whitfield' });
  await waitFor(() => expect(document.activeElement).toBe(ada));
  const neighbours = await screen.findByRole('navigation', { name: 'Neighbours on the leaderboard' });
  await user.click(within(neighbours).getByRole('button', { name: /Callum Reid/ }));
  const callum = within(table).getByRole('button', { name: 'Callum Reid' });
  await waitFor(() => expect(document.activeElement).toBe(callum));
});

test('an address opens a row, and only one is open', async () => {
  const { user, table } = await show('/?expand=14');
  expect(within(table).getByRole('button', { name: 'Ada Whitfield' }).getAttribute('aria-expanded')).toBe('true');
  const other = within(table).getByRole('button', { name: 'Callum Reid' });
  await user.click(other);
  expect(within(table).getAllByRole('button', { expanded: true })).toEqual([other]);
  await screen.findByText('No rounds on video yet.');
  await user.click(other);
  expect(within(table).queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('a saved filter that hides the wished-for player is paused, kept, and comes back by its chip', async () => {
  filtersPreference.set({ ...NO_FILTERS, countries: ['gb-sct'] });
  const { user, table, names } = await show('/?expand=14');
  const row = await within(table).findByRole('button', { name: 'Ada Whitfield' });
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(filtersPreference.get().countries).toEqual(['gb-sct']);
  await user.click(screen.getByRole('button', { name: 'Pos' }));
  expect(sortPreference.get()).toBe('asc');
  expect(filtersPreference.get().countries).toEqual(['gb-sct']);
  await user.click(await screen.findByRole('button', { name: 'Filter paused: Scotland (filter again)' }));
  expect(names()).toEqual(['Callum Reid']);
  expect(screen.queryByRole('button', { name: /^Filter paused/ })).toBeNull();
});

test('a saved filter that shows the wished-for player stays', async () => {
  filtersPreference.set({ ...NO_FILTERS, countries: ['gb-sct'] });
  const { table } = await show('/?expand=3');
  expect(within(table).getByRole('button', { name: 'Callum Reid' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('?country=gb-sct&expand=3')).toBeTruthy();
});

test('of 10,000 players the first rows are drawn, and the table says how many there are', async () => {
  stubApi({
    '/api/players': Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      name: `P${id}`,
      handicap: id / 10,
      live: 1,
    })),
  });
  const { table } = await show();
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(200);
});

test('a name is a link to the player’s page for whoever wants it elsewhere, and opens the row here', async () => {
  const { user, table } = await show();
  const ada = within(table).getByRole('button', { name: 'Ada Whitfield' });
  expect(ada.getAttribute('href')).toBe('/players/14-ada-whitfield');
  // jsdom cannot open a tab.
  table.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(ada);
  await user.keyboard('{/Control}');
  expect(ada.getAttribute('aria-expanded')).toBe('false');
  ada.focus();
  await user.keyboard(' ');
  expect(ada.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(ada.getAttribute('aria-expanded')).toBe('false');
  expect(within(table).getByRole('button', { name: 'Newcomer' }).getAttribute('href')).toBe('/players/9');
});
