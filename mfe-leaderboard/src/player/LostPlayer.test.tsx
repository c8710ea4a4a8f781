import { playersResource } from '@golf/shared/api';
import { createQueryClient } from '@golf/shared/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { player } from '../testing/players.ts';
import { LostPlayer } from './LostPlayer.tsx';

const queryClient = createQueryClient();
queryClient.setQueryData(playersResource.queryKey, [
  player({ id: 14, name: 'Ada Whitfield' }),
  player({ id: 15, name: 'Secret Signing', live: false }),
]);

const show = (playerId: number) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LostPlayer playerId={playerId} onRetry={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a player whose page did not come has the name that the leaderboard told, and a way back to it', () => {
  show(14);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada Whitfield');
  expect(screen.getByRole('link', { name: 'Back to the leaderboard' }).getAttribute('href')).toBe('/');
});

test('nobody learns who will be announced from a page that did not come', () => {
  show(15);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Player');
});
