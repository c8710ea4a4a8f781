import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../testing/setup.ts';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function partOf(load: () => Promise<{ default: typeof Greeting }>) {
  return lazyPart({ what: 'The greeting', load, fallback: ({ name }: { name: string }) => <p>Wait, {name}</p> });
}

/** A part that fails to load until it is available. */
function lostPart() {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>().mockRejectedValue(new Error('lost'));
  return { load, Part: partOf(load), find: () => load.mockResolvedValue({ default: Greeting }) };
}

afterEach(() => void vi.useRealTimers());

const press = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('a part shows its fallback, then itself, and at once the next time', async () => {
  const module = Promise.withResolvers<{ default: typeof Greeting }>();
  const Part = partOf(() => module.promise);
  const { unmount } = render(<Part name="Ada" />);
  expect(screen.getByText('Wait, Ada')).toBeDefined();
  await act(async () => module.resolve({ default: Greeting }));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  unmount();
  render(<Part name="Jem" />);
  expect(screen.getByText('Hello Jem')).toBeDefined();
});

test('a failed part shows its message in place, and each "Try again" fetches it', async () => {
  const { load, Part, find } = lostPart();
  await act(async () => render(<Part name="Ada" />));
  expect(screen.getByRole('alert').textContent).toBe('The greeting could not be loaded. Try again');
  for (const times of [2, 3, 4, 5, 6]) {
    await press();
    expect(load).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('alert')).toBeDefined();
  }
  find();
  await press();
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expectConsole('error', /^The greeting could not be loaded: lost$/m);
});

test('a failed part is fetched again on its next render', async () => {
  const { Part, find } = lostPart();
  let page = render(<Part name="Ada" />);
  await screen.findByRole('alert');
  page.unmount();
  find();
  page = render(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expectConsole('error', /lost/);
});

test('a part comes back by itself once the browser is back online', async () => {
  const { Part, find } = lostPart();
  render(<Part name="Ada" />);
  await screen.findByRole('alert');
  find();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expectConsole('error', /lost/);
});

test('a part comes back by itself once its server is back', async () => {
  vi.useFakeTimers();
  const { Part, find } = lostPart();
  render(<Part name="Ada" />);
  // Two more failures, 5 and 10 seconds after the first.
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert')).toBeDefined();
  find();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expectConsole('error', /lost/);
});

/**
 * @promise In the browser: A late part without an answer shows a failure after ten seconds, and the content if it loads
 * later
 */
test('a part without an answer fails after 10 seconds, and shows if it loads later', async () => {
  vi.useFakeTimers();
  const module = Promise.withResolvers<{ default: typeof Greeting }>();
  const Part = partOf(() => module.promise);
  render(<Part name="Ada" />);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.getByText('Wait, Ada')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('alert').textContent).toBe('The greeting could not be loaded. Try again');
  await act(async () => module.resolve({ default: Greeting }));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expectConsole('error', /no answer within 10 s/);
});

test('a part that is ready shows at once', async () => {
  const Part = lazyPart<{ name: string }>({ what: 'The greeting', load: async () => ({ default: Greeting }) });
  await Part.ready();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

test('a preload that fails is left to whoever shows the part', async () => {
  const { Part, find } = lostPart();
  Part.preload();
  find();
  await act(async () => {});
  render(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});
