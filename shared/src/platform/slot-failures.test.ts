import { beforeEach, expect, test, vi } from 'vitest';
import { reportSlotFailure, reportStack } from './slot-failures.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
});

test('a failure is told once per page, release and kind, and survives leaving the page', () => {
  reportSlotFailure('mfe-courses', '1.0.0-a', 'render');
  reportSlotFailure('mfe-courses', '1.0.0-a', 'render');
  reportSlotFailure('mfe-courses', '1.0.0-a', 'load');
  expect(sent).toHaveBeenCalledTimes(2);
  const [path, init] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/slot-failures');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(init?.body).toBe('{"app":"mfe-courses","version":"1.0.0-a","kind":"render"}');
});

test('a report that cannot be sent is no word worth', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  reportSlotFailure('mfe-courses', '1.0.0-offline', 'load');
  await expect(sent.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});

test('the release is found in a stack, the remote before the shell that brings React', () => {
  const stack = `Error: no clubs
    at ui (https://golf.test/releases/shell/files/react-Kx3.js:8:1)
    at onClick (https://golf.test/releases/mfe-courses/files/Courses-Zq7.js:1:20)`;
  const versionOf = (app: string) => ({ shell: '1.0.0-s', 'mfe-courses': '1.0.0-b' })[app];
  expect(reportStack(stack, 'event', versionOf)).toBe('mfe-courses 1.0.0-b');
  expect(reportStack('at x (https://golf.test/releases/shell/files/a.js)', 'event', versionOf)).toBe('shell 1.0.0-s');
  expect(reportStack('at x (https://golf.test/releases/mfe-clubs/files/a.js)', 'event', versionOf)).toBeNull();
  expect(reportStack('at x (chrome-extension://abc/a.js)', 'event', versionOf)).toBeNull();
  expect(reportStack(undefined, 'event', versionOf)).toBeNull();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('files that predate shared files have their release in the address', () => {
  const stack = 'at x (https://golf.test/releases/mfe-courses/1.0.0-old/client/assets/a.js)';
  expect(reportStack(stack, 'event', () => '1.0.0-b')).toBe('mfe-courses 1.0.0-old');
});
