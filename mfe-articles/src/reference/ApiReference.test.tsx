import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiReference } from './ApiReference.tsx';

/** The whole page is in view. */
class AllSeen {
  readonly #tell: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin: string }) {
    this.#tell = () => options || tell([{ isIntersecting: true }]);
  }
  observe() {
    this.#tell();
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', AllSeen));
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <ApiReference />
      </MemoryRouter>
    </Platform>,
  );

test('a call shows its address, specific errors, result and links', async () => {
  stubApi();
  show();
  const entry = (await screen.findByRole('heading', { name: 'Where a player stands, and why' })).closest('li');
  if (!entry) throw new Error('the call is no entry of a list');
  expect(entry.textContent).toContain('GET /api/players/{id}/summary');
  expect(entry.textContent).toContain('ParametersidThe player’s id.');

  // Common answers are described once.
  expect(within(entry).queryByText('Errors')).toBeNull();
  const errors = screen.getByRole('region', { name: 'Errors' });
  expect(errors.textContent).toContain('404There is no such player.');
  const own = screen
    .getByRole('heading', { name: 'Two players, head to head on the courses both have played' })
    .closest('li');
  expect(own?.textContent).toContain('404One of the players doesn’t exist, or they are the same.');
  expect(within(entry).getByText('calculation.sum')).toBeDefined();
  expect(within(entry).getByRole('link', { name: '/api/players/14/summary' })).toBeDefined();
});

test('a list leads to every group and every call', async () => {
  stubApi();
  show();
  const list = await screen.findByRole('navigation', { name: 'Calls' });
  for (const link of within(list).getAllByRole<HTMLAnchorElement>('link'))
    expect(document.getElementById(link.hash.slice(1)), link.textContent).not.toBeNull();
  expect(within(list).getByRole('link', { name: 'players/{id}/summary' })).toBeDefined();
  expect(within(list).getByRole('link', { name: 'Errors' })).toBeDefined();
  // At the top of the page the first one is marked.
  expect(list.querySelector('[aria-current="location"]')?.textContent).toBe('players');
});

test('what an address answers can be seen beside it, its first lines; of the first call without a press', async () => {
  stubApi();
  const user = userEvent.setup();
  show();
  const entry = (await screen.findByRole('heading', { name: 'Every player, with handicap and form' })).closest('li');
  if (!entry) throw new Error('the call is no entry of a list');
  const answer = await within(entry).findByRole('group', { name: 'Response of /api/players' });
  expect(answer.textContent).toContain('"name": "Ada Whitfield"');
  expect(answer.textContent).toMatch(/… \d+ more lines$/);
  await user.click(within(entry).getByRole('button', { name: 'Hide response' }));
  expect(within(entry).queryByRole('group', { name: 'Response of /api/players' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Show response' }).length).toBeGreaterThan(10);
});

test('a backend without a description has no such page', async () => {
  stubApi({ '/api/openapi.json': undefined });
  show();
  expect(await screen.findByText("The page you're looking for doesn't exist.")).toBeDefined();
});
