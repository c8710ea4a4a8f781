import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsole, forgiveConsole } from '../testing/setup.ts';
import { Platform } from './Platform.tsx';
import { createFederationLoader, createStaticLoader, type RemoteLoader } from './remote-loader.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import { SlotPlaceholder } from './slot-placeholder.ts';

const LIVE = {
  'mfe-courses': { version: '1.0.0-abc', entry: '/releases/mfe-courses/remoteEntry.js', styles: {} },
};
const Courses = () => <p>fifteen courses</p>;
const registerRemotes = vi.fn();

function show(loader: RemoteLoader) {
  return render(
    <Platform queryClient={new QueryClient()} loader={loader}>
      <p>the rest of the page</p>
      <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={<p>loading</p>} />
    </Platform>,
    // As in the shell: the slot reports its failure.
    { onCaughtError: () => {} },
  );
}

const showWith = async (loadRemote: (id: string) => Promise<unknown>, timeout?: number) =>
  act(async () => show(createFederationLoader(LIVE, { registerRemotes, loadRemote }, timeout ? { timeout } : {})));

/** The server's answer for the entry. */
function answerHead(status: number) {
  const asked = vi.fn(async (_url: string, { method }: RequestInit) =>
    method === 'HEAD' ? new Response(null, { status }) : new Response(null, { status: 204 }),
  );
  const heads = vi.fn();
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (init.method === 'HEAD') heads();
    return asked(url, init);
  });
  return heads;
}

const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

beforeEach(() => registerRemotes.mockClear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a slot shows its fallback, then the remote', async () => {
  const remote = Promise.withResolvers<unknown>();
  await showWith(() => remote.promise);
  expect(screen.getByText('loading')).toBeDefined();
  await act(async () => remote.resolve({ default: Courses }));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
    [{ name: 'mfe-courses', entry: LIVE['mfe-courses'].entry, type: 'module' }],
    { force: false },
  );
});

test('a remote that waits for its data keeps the fallback of its slot', async () => {
  await showWith(async () => ({ default: () => <SlotPlaceholder /> }));
  expect(screen.getByText('loading')).toBeDefined();
});

test('a prefetched module renders at once, without the fallback', async () => {
  const loader = createFederationLoader(LIVE, { registerRemotes, loadRemote: async () => ({ default: Courses }) });
  await loader.load('mfe-courses/Courses', {});
  // Without `act`, which would wait for pending work.
  act(() => void show(loader));
  expect(screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('fifteen courses')).toBeDefined();
});

test('a remote that does not load costs its slot, which names the feature and the release', async () => {
  await showWith(() => Promise.reject(new Error('entry answered 404')));
  expect(screen.getByRole('alert').textContent).toContain('Course Leaderboards could not be shown');
  expect(screen.getByText('the rest of the page')).toBeDefined();
  expectConsole('error', /^Slot mfe-courses\/Courses \(release 1\.0\.0-abc\) did not load: entry answered 404$/);
});

test('"Try again" asks again, and shows the remote once it is back', async () => {
  answerHead(200);
  const loadRemote = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses });
  await showWith(loadRemote);
  await tryAgain();
  expect(screen.getByText('fifteen courses')).toBeDefined();
  // The same module: nothing is loaded twice.
  expect(registerRemotes).toHaveBeenCalledOnce();
  expectConsole('error', /gone/);
});

test('in a browser that caches failures, the remote is fetched under another URL', async () => {
  answerHead(200);
  const loadRemote = vi.fn().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('remembered'));
  loadRemote.mockResolvedValue({ default: Courses });
  await showWith(loadRemote);
  await tryAgain();
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'mfe-courses', entry: `${LIVE['mfe-courses'].entry}?retry=1`, type: 'module' }],
    { force: true },
  );
  expectConsole('error', /gone/);
});

test('every "Try again" asks the server, and no outage is too long', async () => {
  const asked = answerHead(503);
  const loadRemote = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses });
  await showWith(loadRemote);
  for (let times = 1; times <= 8; times += 1) {
    await tryAgain();
    expect(asked).toHaveBeenCalledTimes(times);
  }
  expect(screen.getByRole('alert')).toBeDefined();
  answerHead(200);
  await tryAgain();
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expectConsole('error', /gone/);
  forgiveConsole('error', /answers 503/);
});

/**
 * @promise In the browser: A lost remote recovers soon after its server, at once with the network, by "Try again" after
 * any number of attempts, and on the next visit
 */
test('a remote that did not load comes back by itself, once the server has it again', async () => {
  vi.useFakeTimers();
  answerHead(503);
  await showWith(vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert').textContent).toContain('Course Leaderboards could not be shown');
  answerHead(200);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  // Reported once for any number of requests.
  expectConsole('error', /gone/);
});

/** @promise In the browser: A lost remote recovers … */
test('a failed remote is fetched at once when the browser is online again', async () => {
  const asked = answerHead(200);
  await showWith(vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses }));
  expect(asked).not.toHaveBeenCalled();
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expectConsole('error', /gone/);
});

test('nobody asks for the remotes of a page that has been left', async () => {
  vi.useFakeTimers();
  const asked = answerHead(200);
  const { unmount } = await showWith(vi.fn().mockRejectedValue(new Error('gone')));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).not.toHaveBeenCalled();
  expectConsole('error', /gone/);
});

test('a slot that opens after a failure elsewhere retries, without a dead click', async () => {
  answerHead(200);
  const loadRemote = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses });
  const loader = createFederationLoader(LIVE, { registerRemotes, loadRemote });
  const { unmount } = await act(async () => show(loader));
  expect(screen.getByRole('alert')).toBeDefined();
  unmount();
  await act(async () => show(loader));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expectConsole('error', /gone/);
});

test('code that was started ahead is not asked for again by its slot', async () => {
  const loadRemote = vi.fn().mockResolvedValue({ default: Courses });
  const loader = createFederationLoader(LIVE, { registerRemotes, loadRemote });
  loader.loadAhead('mfe-courses/Courses');
  await act(async () => show(loader));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(loadRemote).toHaveBeenCalledOnce();
});

test('code that was started ahead and did not come is said by its slot, which can ask again', async () => {
  answerHead(200);
  const loadRemote = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Courses });
  const loader = createFederationLoader(LIVE, { registerRemotes, loadRemote });
  loader.loadAhead('mfe-courses/Courses');
  await act(async () => show(loader));
  expect(screen.getByRole('alert')).toBeDefined();
  await tryAgain();
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expectConsole('error', /gone/);
});

/** A page with the script of its first-screen module. */
const WITH_SCRIPT = { 'mfe-courses': { ...LIVE['mfe-courses'], scripts: { Courses: '/releases/courses.js' } } };

test('what the page shows first is imported by its script, without the runtime', async () => {
  const loadRemote = vi.fn();
  const importScript = vi.fn(async () => ({ default: Courses }));
  await act(async () => show(createFederationLoader(WITH_SCRIPT, { registerRemotes, loadRemote, importScript })));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(importScript).toHaveBeenCalledExactlyOnceWith('/releases/courses.js');
  expect(loadRemote).not.toHaveBeenCalled();
});

test('a failed first-screen script is retried through the container', async () => {
  answerHead(200);
  const loadRemote = vi.fn(async () => ({ default: Courses }));
  const importScript = vi.fn().mockRejectedValue(new Error('gone'));
  await act(async () => show(createFederationLoader(WITH_SCRIPT, { registerRemotes, loadRemote, importScript })));
  expect(screen.getByRole('alert')).toBeDefined();
  await tryAgain();
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(importScript).toHaveBeenCalledOnce();
  expectConsole('error', /gone/);
});

test('a remote that never answers is given up', async () => {
  vi.useFakeTimers();
  await showWith(() => new Promise(() => {}), 5000);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('alert')).toBeDefined();
  expectConsole('error', /did not load: no answer within 5 s/);
});

test.each([undefined, {}, { default: 'text' }])('a module without a component (%j) is refused', async (module) => {
  await showWith(async () => module);
  expect(screen.getByRole('alert')).toBeDefined();
  expectConsole('error', /does not export a component named "Courses"/);
});

test('a remote that throws while it renders costs its slot, and can be tried again', async () => {
  let healthy = false;
  const Moody = () => {
    if (!healthy) throw new Error('bad data');
    return <p>recovered</p>;
  };
  await act(async () => show(createStaticLoader({ 'mfe-courses/Courses': { default: Moody } })));
  expect(screen.getByRole('alert')).toBeDefined();
  expectConsole('error', /failed: bad data/);
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('recovered')).toBeDefined();
});

test('styles are awaited before the remote shows', async () => {
  const styles = { Courses: ['/releases/mfe-courses/Courses.css'] };
  const live = { 'mfe-courses': { ...LIVE['mfe-courses'], styles } };
  await act(async () =>
    show(createFederationLoader(live, { registerRemotes, loadRemote: async () => ({ default: Courses }) })),
  );
  expect(screen.getByText('loading')).toBeDefined();
  const link = document.head.querySelector('link[rel=stylesheet]');
  await act(async () => link?.dispatchEvent(new Event('load')));
  expect(screen.getByText('fifteen courses')).toBeDefined();
  link?.remove();
});

test('an inlined style sheet is not loaded', async () => {
  const href = '/releases/mfe-courses/Courses.css';
  const style = document.createElement('style');
  style.dataset['href'] = href;
  document.head.append(style);
  const live = { 'mfe-courses': { ...LIVE['mfe-courses'], styles: { Courses: [href] } } };
  await act(async () =>
    show(createFederationLoader(live, { registerRemotes, loadRemote: async () => ({ default: Courses }) })),
  );
  expect(screen.getByText('fifteen courses')).toBeDefined();
  expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull();
  style.remove();
});

test('a slot outside the platform names the missing provider', () => {
  const slot = <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={null} />;
  expect(() => render(slot)).toThrow(/RemoteLoaderContext/);
});
