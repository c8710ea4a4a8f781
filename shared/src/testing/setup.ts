import { afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * Unexpected console output fails a test, because console output is part of the product. A test that causes output
 * declares it with `expectConsole`.
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

/** Expects matching console output, which then does not fail the test. */
export function expectConsole(method: 'error' | 'warn', pattern: RegExp): void {
  expect(take(method).join('\n')).toMatch(pattern);
}

/** Allows optional console output; every line must match. */
export function forgiveConsole(method: 'error' | 'warn', pattern: RegExp): void {
  for (const line of take(method)) expect(line).toMatch(pattern);
}
