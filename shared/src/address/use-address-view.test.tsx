import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAddressView, type AddressFormat, type SavedView } from './use-address-view.ts';

/** A view for tests: a list of words. */
const FORMAT: AddressFormat<string[]> = {
  parameters: ['words'],
  wish: 'show',
  read: (params) => params.get('words')?.split(',') ?? [],
  write: (words) => (words.length > 0 ? `?words=${words.join(',')}` : ''),
};

const MANY = Array.from({ length: 10_000 }, (_, index) => `w${index}`);

/** The hook at an address, with an optional saved view. */
function viewAt(address: string, saved?: string[], state?: unknown) {
  const [pathname = '/', search = ''] = address.split('?');
  const save = vi.fn((view: string[], temporary: boolean) => {
    if (!temporary) kept.view = view;
  });
  const kept: SavedView<string[]> = { view: saved ?? [], save };
  const { result } = renderHook(
    () => ({ ...useAddressView(FORMAT, saved && kept), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    get now() {
      return result.current;
    },
    get search() {
      return result.current.location.search;
    },
    get location() {
      return result.current.location;
    },
    kept,
    choose: (view: string[], options?: Parameters<typeof result.current.setView>[1]) =>
      act(() => result.current.setView(view, options)),
    go: (steps: number) => act(async () => result.current.navigate(steps)),
    follow: (to: string, state?: unknown) => act(async () => result.current.navigate(to, { state })),
    act: (does: () => void) => act(does),
  };
}

test('a choice is in the address; Back and Forward undo and redo it', async () => {
  const page = viewAt('/', []);
  page.choose(['a']);
  page.choose(['a', 'b']);
  expect(page.search).toBe('?words=a,b');
  await page.go(-1);
  expect(page.now.view).toEqual(['a']);
  expect(page.kept.view).toEqual(['a']);
  await page.go(1);
  expect(page.now.view).toEqual(['a', 'b']);
  await page.go(-2);
  expect(page.now.view).toEqual([]);
});

test('Back is not lost when it is pressed before the router has followed a choice', () => {
  history.replaceState(null, '', '/?words=a');
  const { result } = renderHook(() => useAddressView(FORMAT), { wrapper: BrowserRouter });
  const before = history.state as unknown;
  act(() => {
    result.current.setView(['b']);
    expect(location.search).toBe('?words=b');
    // Actions of the browser.
    history.replaceState(before, '', '/?words=a');
    dispatchEvent(new PopStateEvent('popstate', { state: before }));
  });
  expect(result.current.view).toEqual(['a']);
});

test('Back restores the view in spite of a later saved one', async () => {
  const page = viewAt('/', []);
  page.choose(['a']);
  await page.follow('/elsewhere?words=b');
  page.kept.view = ['saved'];
  await page.go(-2);
  expect(page.now.view).toEqual([]);
  expect(page.search).toBe('');
});

test('a step that replaces is not stopped at', async () => {
  const page = viewAt('/?words=a');
  page.choose(['b']);
  page.choose(['bc'], { replace: true });
  await page.go(-1);
  expect(page.now.view).toEqual(['a']);
});

test('ten thousand words are too long for an address: they stay with the history entry', async () => {
  const page = viewAt('/?words=a');
  page.choose(MANY);
  expect(page.now.view).toHaveLength(10_000);
  expect(page.search).toBe('');
  await page.go(-1);
  expect(page.now.view).toEqual(['a']);
  await page.go(1);
  expect(page.now.view).toHaveLength(10_000);
});

test('what nearly fills the 2,048 characters that the server takes is too long, too', () => {
  const page = viewAt('/?words=a');
  page.choose(['a'.repeat(1700)]);
  expect(page.search).toHaveLength(1707);
  page.choose(['a'.repeat(1893)]);
  expect(page.search).toBe('');
  expect(page.now.view).toEqual(['a'.repeat(1893)]);
});

test('an address without a view gets that of the last visit, and keeps its wish', () => {
  const page = viewAt('/?show=14', ['a']);
  expect(page.now.view).toEqual(['a']);
  expect(page.search).toBe('?words=a&show=14');
  expect(page.now.wish).toBe(14);
  expect(viewAt('/?show=14', MANY).search).toBe('?show=14');
});

test('an address with a view is stronger than the last visit, and becomes it', () => {
  const page = viewAt('/?words=b', ['a']);
  expect(page.now.view).toEqual(['b']);
  expect(page.kept.view).toEqual(['b']);
});

test('a temporary view is told apart when it is saved, and stays temporary when it is come back to', async () => {
  const page = viewAt('/?words=a', []);
  page.choose([], { temporary: true });
  expect(page.kept.save).toHaveBeenLastCalledWith([], true);
  expect(page.now.temporary).toBe(true);
  page.choose(['c']);
  expect(page.now.temporary).toBe(false);
  await page.go(-1);
  expect(page.now.temporary).toBe(true);
});

test('a wish of a link stays in the address; one of an intent leaves it once it has been met', async () => {
  const link = viewAt('/?words=a&show=3');
  link.act(() => link.now.wishMet());
  expect(link.search).toBe('?words=a&show=3');
  link.act(() => link.now.setOpen(null));
  expect(link.search).toBe('?words=a');

  const intent = viewAt('/?words=a&show=3', undefined, { intent: 1 });
  expect(intent.now.wish).toBe(3);
  intent.act(() => intent.now.wishMet());
  expect(intent.search).toBe('?words=a');
  expect(intent.now.wish).toBeNull();
});

test('the same wish by another intent is another arrival; a step of our own is none', async () => {
  const page = viewAt('/?show=3', undefined, { intent: 1 });
  const { arrival } = page.now;
  page.act(() => page.now.wishMet());
  expect(page.now.arrival).toBe(arrival);
  await page.follow('/?show=3', { intent: 2 });
  expect(page.now.wish).toBe(3);
  expect(page.now.arrival).not.toBe(arrival);
});

test('several changes in one event build on one another', () => {
  const page = viewAt('/?show=3', ['a'], { intent: 1 });
  page.act(() => {
    page.now.setView([], { temporary: true, wish: 3 });
    page.now.wishMet();
  });
  expect(page.search).toBe('');
  expect(page.now).toMatchObject({ view: [], temporary: true, wish: null });
  expect(page.kept.view).toEqual(['a']);
});

test('what an address cannot mean is left out', () => {
  expect([viewAt('/?show=x'), viewAt('/?show=-1'), viewAt('/?show=1e9')].map(({ now }) => now.wish)).toEqual([
    null,
    null,
    null,
  ]);
});

test('an opened item stays with its history entry, and replaces another target in the address', async () => {
  const page = viewAt('/?show=3', []);
  page.act(() => page.now.setOpen(3));
  expect(page.now).toMatchObject({ open: 3, wish: 3 });
  page.act(() => page.now.setOpen(14));
  expect(page.now).toMatchObject({ open: 14, wish: null });
  expect(page.search).toBe('');
  page.choose(['a']);
  expect(page.now.open).toBe(14);
  page.act(() => page.now.setOpen(null));
  await page.follow('/elsewhere');
  expect(page.now.open).toBeNull();
  await page.go(-2);
  expect(page.now.open).toBe(14);
  // A reload: the browser keeps the entry's state.
  expect(viewAt('/?words=a', [], page.location.state).now.open).toBe(14);
});
