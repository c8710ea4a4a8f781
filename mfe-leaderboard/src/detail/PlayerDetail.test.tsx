import { playerRoundsResource, type Player } from '@golf/shared/api';
import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { expectConsole, stubApi } from '@golf/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ranked, round } from '../testing/players.ts';
import PlayerDetail from './PlayerDetail.tsx';

vi.mock('./Chart.tsx', () => ({ Chart: () => null }));
afterEach(() => vi.unstubAllGlobals());

function show(player: Partial<Player>, queryClient = createQueryClient()): void {
  const entries = ranked([player]);
  const [entry] = entries;
  if (!entry) throw new Error('nobody is ranked');
  render(
    <Platform queryClient={queryClient} loader={createStaticLoader({})}>
      <MemoryRouter>
        <PlayerDetail entry={entry} ranked={entries} onOpenPlayer={() => {}} />
      </MemoryRouter>
    </Platform>,
  );
}

test('rounds that are there stay counted when they cannot be fetched again', async () => {
  stubApi({ '/api/player-history/1': [], '/api/player-channels/1': [] });
  const queryClient = createQueryClient();
  const rounds = playerRoundsResource(1);
  queryClient.setQueryData(rounds.queryKey, [round({ id: 7, link: 'https://youtu.be/abcdefghijk' })]);
  await queryClient.fetchQuery({ ...rounds, staleTime: 0 }).catch(() => {});
  expectConsole('error', /GET \/api\/player-rounds\/1 failed/);
  queryClient.setQueryDefaults(rounds.queryKey, { refetchOnMount: false, retryOnMount: false });
  show({ name: 'Ada Whitfield', channel_link: null }, queryClient);
  expect(await screen.findByRole('table', { name: 'Rounds' })).toBeTruthy();
  expect(screen.getByText('Rounds', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1');
});

test('an open row shows the latest 20 rounds and 5 more, and all of them when asked', async () => {
  const days = Array.from({ length: 30 }, (_, index) =>
    round({ id: 30 - index, video: `Round ${30 - index}`, link: 'https://youtu.be/abcdefghijk' }),
  );
  stubApi({ '/api/player-rounds/1': days, '/api/player-history/1': [], '/api/player-channels/1': [] });
  show({ name: 'Ada Whitfield', channel_link: null });
  const table = await screen.findByRole('table', { name: 'Rounds' });
  const titles = () => within(table).getAllByRole('link', { name: /^Round/ });
  expect(titles()).toHaveLength(25);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show all 30 rounds' }));
  expect(titles()).toHaveLength(30);
  expect(document.activeElement).toBe(titles()[25]);
  expect(screen.getByText('30 rounds shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('the channels that the table names are there without a call', async () => {
  stubApi({ '/api/player-rounds/1': [], '/api/player-history/1': [] });
  show({ channel_name: 'Birdie Bureau', channel_link: null, extra_channel_1_name: 'The Long Game' });
  expect(await screen.findByText('No rounds on video yet.')).toBeTruthy();
  const channels = within(screen.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
  expect(channels.map(({ textContent }) => textContent)).toEqual(['Birdie Bureau', 'The Long Game']);
  expectConsole('error', /GET \/api\/player-channels\/1 failed/);
});

test('a press anywhere in a round opens it, as in a row of the leaderboard; a press on its video does not', async () => {
  const rounds = [round({ id: 7, course: 'Oakmont', link: 'https://youtu.be/abcdefghijk' })];
  stubApi({ '/api/player-rounds/1': rounds, '/api/player-history/1': [], '/api/player-channels/1': [] });
  show({ name: 'Ada Whitfield', channel_link: null });
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table', { name: 'Rounds' }));
  const how = table.getByRole('button', { name: /^How .* was calculated$/ });
  const isOpen = () => how.getAttribute('aria-expanded');
  await user.click(table.getByRole('cell', { name: 'Oakmont' }));
  expect(isOpen()).toBe('true');
  await user.click(table.getByRole('cell', { name: '72' }));
  expect(isOpen()).toBe('false');
  await user.click(how);
  expect(isOpen()).toBe('true');
  const [video] = table.getAllByRole('link');
  video?.addEventListener('click', (event) => event.preventDefault());
  await user.click(video as HTMLElement);
  expect(isOpen()).toBe('true');
});
