import { findPage } from '@golf/shared/pages';
import { createStaticLoader, Platform } from '@golf/shared/platform';
import { expectConsole } from '@golf/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SitePage } from './SitePage.tsx';

test.each([
  ['/players/8', 'Player'],
  ['/leaderboard/2026-03-01', 'The leaderboard on a day'],
  ['/records', 'Records'],
])('%s has a heading without its remote', async (path, title) => {
  const page = findPage(path);
  if (!page) throw new Error(`no page ${path}`);
  await act(async () =>
    render(
      <MemoryRouter>
        <Platform queryClient={new QueryClient()} loader={createStaticLoader({})}>
          <SitePage page={page} />
        </Platform>
      </MemoryRouter>,
      { onCaughtError: () => {} },
    ),
  );
  expectConsole('error', /did not load/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
});
