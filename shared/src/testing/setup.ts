import { afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * An unexpected word on the console fails the test: what a visitor's console would say is part of the product. A
 * test that provokes one says so with `expectConsole`.
 */
const spies = () => [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
let watching: ReturnType<typeof spies> = [];

beforeEach(() => {
  watching = spies();
  for (const spy of watching) spy.mockImplementation(() => {});
});

afterEach(() => {
  const said = watching.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  vi.restoreAllMocks();
  expect(said, 'the console stays silent').toEqual([]);
});

function take(method: 'error' | 'warn'): string[] {
  const spy = watching[method === 'error' ? 0 : 1];
  const said = spy?.mock.calls.map((call) => call.map(String).join(' ')) ?? [];
  spy?.mockClear();
  return said;
}

/** Expects what the console was told, and takes it off the list of surprises. */
export function expectConsole(method: 'error' | 'warn', pattern: RegExp): void {
  expect(take(method).join('\n')).toMatch(pattern);
}

/** Takes lines off the list of surprises that may or may not have been said; every one has to match. */
export function forgiveConsole(method: 'error' | 'warn', pattern: RegExp): void {
  for (const line of take(method)) expect(line).toMatch(pattern);
}
