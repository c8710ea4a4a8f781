import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { filtersPreference, sortPreference } from './preferences.ts';
import { useView } from './use-view.ts';

const MANY = Array.from({ length: 10_000 }, (_, id) => id + 1);

beforeEach(() => {
  sortPreference.set('desc');
  filtersPreference.set(NO_FILTERS);
});

function viewAt(address: string) {
  const { result } = renderHook(() => ({ ...useView(), ...useLocation(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  return {
    get players() {
      return result.current.view.filters.players;
    },
    get search() {
      return result.current.search;
    },
    choose: (players: number[]) =>
      act(() => result.current.setView({ sort: 'desc', filters: { ...NO_FILTERS, players } })),
    go: (steps: number) => act(async () => result.current.navigate(steps)),
  };
}

test('a choice is in the address; back and forward undo and redo it', async () => {
  const page = viewAt('/');
  page.choose([3]);
  page.choose([3, 14]);
  expect(page.search).toBe('?player=3,14');
  await page.go(-1);
  expect(page.players).toEqual([3]);
  expect(filtersPreference.get().players).toEqual([3]);
  await page.go(1);
  expect(page.players).toEqual([3, 14]);
});

test('ten thousand ticks are too long for an address: they stay with the history entry', async () => {
  const page = viewAt('/?player=3');
  page.choose(MANY);
  expect(page.players).toHaveLength(10_000);
  expect(page.search).toBe('');
  await page.go(-1);
  expect(page.players).toEqual([3]);
  await page.go(1);
  expect(page.players).toHaveLength(10_000);
});

test('they are there again on the next visit, and leave room for a link to a player', () => {
  filtersPreference.set({ ...NO_FILTERS, players: MANY });
  const page = viewAt('/?expand=14');
  expect(page.players).toHaveLength(10_000);
  expect(page.search).toBe('?expand=14');
});
