import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiReference } from './ApiReference.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <ApiReference />
      </MemoryRouter>
    </Platform>,
  );

test('a call says its address, its errors, what it returns and where to look', async () => {
  stubApi();
  show();
  const entry = (await screen.findByRole('heading', { name: 'Where a player stands, and why' })).closest('li');
  if (!entry) throw new Error('the call is no entry of a list');
  expect(entry.textContent).toContain('GET /api/players/{id}/summary');
  expect(entry.textContent).toContain('ParametersidThe player’s id.');
  expect(entry.textContent).toContain('404There is no such player.');
  expect(within(entry).getByText('Errors').tagName).toBe('DT');
  expect(within(entry).getByText('calculation.sum')).toBeDefined();
  expect(within(entry).getByRole('link', { name: '/api/players/14/summary' })).toBeDefined();
});

test('what an address answers can be seen beside it, its first lines', async () => {
  stubApi();
  const user = userEvent.setup();
  show();
  const entry = (await screen.findByRole('heading', { name: 'Every player, with handicap and form' })).closest('li');
  if (!entry) throw new Error('the call is no entry of a list');
  await user.click(within(entry).getByRole('button', { name: 'Show the answer' }));
  const answer = await within(entry).findByRole('group', { name: 'Answer of /api/players' });
  expect(answer.textContent).toContain('"name": "Ada Whitfield"');
  expect(answer.textContent).toMatch(/… \d+ more lines$/);
  await user.click(within(entry).getByRole('button', { name: 'Hide the answer' }));
  expect(within(entry).queryByRole('group', { name: 'Answer of /api/players' })).toBeNull();
});

test('a backend without a description has no such page', async () => {
  stubApi({ '/api/openapi.json': undefined });
  show();
  expect(await screen.findByText("The page you're looking for doesn't exist.")).toBeDefined();
});
