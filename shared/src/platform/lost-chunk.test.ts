import { beforeEach, expect, test, vi } from 'vitest';
import { recoverFromLostChunk } from './lost-chunk.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: https://golf.test/releases/a/1/client/x.js');

function answerWith(status: number | 'offline') {
  vi.stubGlobal('fetch', () =>
    status === 'offline'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status })),
  );
}

async function reloadsAfter(error: unknown, releases = 'r1', address?: string) {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"${releases}":""}}</script>`;
  const reload = vi.fn<() => void>();
  await recoverFromLostChunk(error, address, reload);
  return reload.mock.calls.length;
}

beforeEach(() => {
  sessionStorage.clear();
  answerWith(404);
});

test('a script that is gone loads the page again, once for the same releases', async () => {
  expect(await reloadsAfter(GONE)).toBe(1);
  expect(await reloadsAfter(GONE)).toBe(0);
  expect(await reloadsAfter(GONE, 'r2')).toBe(1);
});

test('a script that is there, or that nobody can ask for, does not', async () => {
  for (const answer of [200, 500, 'offline'] as const) {
    answerWith(answer);
    expect(await reloadsAfter(GONE)).toBe(0);
  }
});

test('an error that is about something else does not', async () => {
  expect(await reloadsAfter(new Error('undefined is not a club'))).toBe(0);
  expect(await reloadsAfter('cancelled')).toBe(0);
});

test('where the browser does not name the script, the release is checked', async () => {
  const safari = new TypeError('Importing a module script failed.');
  expect(await reloadsAfter(safari)).toBe(0);
  expect(await reloadsAfter(safari, 'r1', '/releases/a/1/client/remoteEntry.js')).toBe(1);
});

test('without a memory there is no reload, lest it go on for ever', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await reloadsAfter(GONE)).toBe(0);
});
