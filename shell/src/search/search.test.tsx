import {
  createQueryClient,
  createStaticLoader,
  Platform,
  type RemoteLoader,
  type SearchGroup,
} from '@golf/shared/platform';
import { installTopLayer, recordStatus, stubApi } from '@golf/shared/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeaderSearch } from './HeaderSearch.tsx';

configure({ asyncUtilTimeout: 10_000 });

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

const group = (title: string, names: readonly string[], corrected: string | null = null): SearchGroup => ({
  title,
  results: (query) => ({
    corrected,
    found: names
      .filter((name) => corrected !== null || name.toLowerCase().includes(query.toLowerCase()))
      .map((name) => ({ path: `/${title}/${name}`.toLowerCase().replaceAll(' ', '-'), title: name })),
  }),
});

const module = (...search: SearchGroup[]) => ({ default: () => null, search });

const MODULES = {
  'mfe-courses/Search': module(group('Courses', ['Pebble Beach', 'Ada Links'])),
  'mfe-leaderboard/Search': module(group('Players', ['Ada Whitfield', 'Ada Reid'])),
  'mfe-articles/Search': module(group('Articles', ['Pebbles'])),
};

function show(loader: RemoteLoader = createStaticLoader(MODULES)) {
  render(
    <Platform queryClient={createQueryClient()} loader={loader}>
      <MemoryRouter>
        <HeaderSearch />
        <input aria-label="Another field" />
        <Where />
      </MemoryRouter>
    </Platform>,
  );
  return userEvent.setup();
}

const where = () => screen.getByTestId('where').textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Search the site');
const combobox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the site' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  installTopLayer();
  stubApi();
});
afterEach(() => vi.unstubAllGlobals());

test('"/" goes to the field, but not from another field and not behind a dialog', async () => {
  const user = show();
  await user.click(screen.getByLabelText('Another field'));
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Another field'));
  await user.click(document.body);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(field());
  dialog.remove();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
});

test('"/" goes to the field from a slider, in which nothing is typed', async () => {
  const user = show();
  const slider = document.body.appendChild(document.createElement('input'));
  slider.type = 'range';
  slider.focus();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field());
  slider.remove();
});

test('results of all remotes in groups; the arrow keys and Enter open one, and the field is empty', async () => {
  const user = show();
  await user.keyboard('/');
  await combobox();
  await user.keyboard('ada');
  const players = await screen.findByRole('group', { name: 'Players' });
  expect(within(players).getAllByRole('option')).toHaveLength(2);
  expect(names()).toEqual(['Ada Links', 'Ada Whitfield', 'Ada Reid', 'All results for “ada”']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(where()).toBe('/players/ada-whitfield');
  expect(field().value).toBe('');
});

test('Enter opens the page of all results, also before the list is there', async () => {
  const user = show();
  await user.keyboard('/pebble beach{Enter}');
  expect(where()).toBe('/search/pebble%20beach');
  await combobox();
  await user.keyboard('50/50{Enter}');
  expect(where()).toBe('/search/50%2F50');
});

test('a remote that does not load, and a group that throws, cost their results only; one press asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: SearchGroup = {
    title: 'Records',
    results: () => {
      throw new Error('broken');
    },
  };
  const whole = createStaticLoader({
    ...MODULES,
    'mfe-leaderboard/Search': module(group('Players', ['Ada Whitfield']), broken),
  });
  let isDown = true;
  const load: RemoteLoader['load'] = (name, props) =>
    isDown && name === 'mfe-courses/Search' ? Promise.reject(new Error('gone')) : whole.load(name, props);
  const user = show({ ...whole, load });
  await user.keyboard('/');
  await combobox();
  await user.keyboard('ada');
  await screen.findByText(/^Records and course leaderboards can’t be searched right now\./);
  expect(names()).toEqual(['Ada Whitfield', 'All results for “ada”']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toContain('Ada Links'));
  expect(screen.getByText(/^Records can’t be searched right now\./)).toBeTruthy();
  logged.mockRestore();
});

test('without a result a hint; a misspelt word only where nothing has the word itself', async () => {
  const user = show(
    createStaticLoader({ ...MODULES, 'mfe-articles/Search': module(group('Articles', ['Adam'], 'adam')) }),
  );
  await user.keyboard('/');
  await combobox();
  await user.keyboard('ada');
  await screen.findByRole('group', { name: 'Players' });
  expect(names()).not.toContain('Adam');
  await user.clear(field());
  await user.keyboard('adm');
  await screen.findByText('Closest to “adm”: adam');
  expect(names()).toEqual(['Adam', 'All results for “adm”']);
});

test.each([
  ['xqzw', 'Nothing found for “xqzw”.'],
  ['😀', 'Nothing found for “😀”.'],
  ['مرحبا', 'Nothing found for “مرحبا”.'],
])('%s: the answer is in words, and is announced', async (typed, words) => {
  const user = show();
  await user.keyboard('/');
  await combobox();
  const said = recordStatus();
  await user.click(field());
  await user.paste(typed);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await waitFor(() => expect(said()).toContain(words));
});

test('5,000 letters stay in the field, and lead nowhere', async () => {
  const user = show();
  await user.keyboard('/');
  await combobox();
  await user.paste('a'.repeat(5000));
  await screen.findByText('That’s more than 100 letters.', { exact: false });
  await user.keyboard('{Enter}');
  expect(where()).toBe('/');
  expect(field().value).toHaveLength(5000);
});

test('Escape closes the list, then the field', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('true');
  await combobox();
  await user.keyboard('ada');
  await screen.findByRole('group', { name: 'Players' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await act(() => user.keyboard('{Escape}'));
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-expanded')).toBe('false');
});
